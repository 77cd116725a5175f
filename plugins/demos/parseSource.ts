import { parse } from '@babel/parser';
import type { Program } from '@babel/types';
import { remembered } from '../../src/caches/remembered';

const parsedSources = remembered<Program>('programs of demos');

function parseProgram(source: string, isJsx: boolean): Program {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: isJsx ? ['typescript', 'jsx'] : ['typescript'],
    createImportExpressions: true,
    createParenthesizedExpressions: true,
  });
  return program;
}

/**
 * Parses a source file of a demo, cached by its text. Callers share the result and must not change it.
 *
 * @param source source text
 * @param fileName determines whether JSX is allowed; named in errors
 * @throws Error naming file and line if the code is not valid
 */
export function parseSource(source: string, fileName: string): Program {
  const isJsx = fileName.endsWith('x');
  try {
    return parsedSources(`${isJsx} ${source}`, () => parseProgram(source, isJsx));
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const [reason] = message.split(' (');
    throw new Error(
      `${fileName}:${loc?.line ?? 1}: the code cannot be read: ${reason.replace(/\.$/, '')}. Correct it.`,
    );
  }
}
