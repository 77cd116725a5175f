import { transform, type Transform } from 'sucrase';
import { brokenMarkup } from './brokenMarkup';
import { furthestError, type ParserError } from './furthestError';
import { guardLoops } from './guardLoops';
import { mismatchedTag } from './mismatchedTag';

/** A file of a demo as CommonJS with guarded loops, line for line the same as its source. */
export interface CompiledFile {
  code: string;
  /** What the file imports, each once, in the order of its imports. */
  imports: string[];
}

/** Why a file does not compile. */
export interface SyntaxProblem {
  file: string;
  message: string;
  /** Line, counted from 1; undefined when only the file is known. */
  line?: number;
  /** Column, counted from 1; undefined when only the line is known. */
  column?: number;
}

const REQUIRE_CALL = /\brequire\((['"])(.+?)\1\)/g;
const POSITION_AT_END = / \(\d+:\d+\)$/;

/** In a .ts file `<T>value` is a cast, which JSX would take for a tag. */
const hasJsx = (file: string) => !file.endsWith('.ts');

type Place = Pick<SyntaxProblem, 'line' | 'column'>;

function placeAt(source: string, pos: number): Place {
  const before = source.slice(0, pos).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

function placeOfMarkup(file: string, source: string): Place {
  const { line, column } = (hasJsx(file) && brokenMarkup(source)) || {};
  return { line, column };
}

function problemOf(file: string, source: string, { message, pos }: ParserError): SyntaxProblem {
  return {
    file,
    message: message.replace(`Error transforming ${file}: `, '').replace(POSITION_AT_END, ''),
    ...(pos === undefined ? placeOfMarkup(file, source) : placeAt(source, pos)),
  };
}

/**
 * Compiles one TypeScript or JavaScript file of a demo.
 *
 * @param file name, whose ending says whether `<` may open JSX
 * @param source text of the file
 * @returns the compiled file, or where and why it cannot be compiled
 */
export function compileFile(file: string, source: string): CompiledFile | SyntaxProblem {
  const jsx: Transform[] = hasJsx(file) ? ['jsx'] : [];
  const compiled = furthestError(() =>
    transform(source, {
      transforms: ['typescript', ...jsx, 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      // Else an unused import of an unknown module would go unreported.
      keepUnusedImports: true,
      disableESTransforms: true,
      filePath: file,
    }),
  );
  if ('error' in compiled) return problemOf(file, source, compiled.error);
  const mismatched = hasJsx(file) ? mismatchedTag(source) : undefined;
  if (mismatched) return { file, ...mismatched };
  const { code } = compiled.result;
  const guarded = guardLoops(code);
  if ('message' in guarded) return { file, ...guarded };
  return {
    code: guarded.code,
    imports: [...new Set(Array.from(code.matchAll(REQUIRE_CALL), (call) => call[2]))],
  };
}
