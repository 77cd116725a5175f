import type { SyntaxProblem } from './compileFile';

/** How Chromium names the place of a mistake, and how Firefox does. WebKit names none. */
const OFFSET = /\bat position (\d+)/;
const PLACE = /\bat line (\d+) column (\d+)/;

function placeIn(source: string, message: string): Pick<SyntaxProblem, 'line' | 'column'> {
  const offset = OFFSET.exec(message);
  if (offset) {
    const before = source.slice(0, Number(offset[1])).split('\n');
    return { line: before.length, column: before[before.length - 1].length + 1 };
  }
  const place = PLACE.exec(message);
  return place ? { line: Number(place[1]), column: Number(place[2]) } : {};
}

/**
 * Checks a JSON file of a demo.
 *
 * @param file its name
 * @param source its text
 * @returns what is wrong with it, or undefined
 */
export function jsonProblem(file: string, source: string): SyntaxProblem | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return { file, message, ...placeIn(source, message) };
  }
}
