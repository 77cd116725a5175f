import { parse } from '@babel/parser';
import type { Program } from '@babel/types';
import { remembered } from '../../src/caches/remembered';

const programs = remembered<Program>('programs of demos');

function parseOnce(source: string, isJsx: boolean): Program {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: isJsx ? ['typescript', 'jsx'] : ['typescript'],
    createImportExpressions: true,
    createParenthesizedExpressions: true,
  });
  return program;
}

/**
 * Parses a source file of a demo; the same text once. Readers share the result and do not change it.
 *
 * @param source source text
 * @param fileName whether JSX may be in it; starts the message of a failure
 * @throws Error naming file and line when the code is not valid
 */
export function parseSource(source: string, fileName: string): Program {
  const isJsx = fileName.endsWith('x');
  try {
    return programs(`${isJsx} ${source}`, () => parseOnce(source, isJsx));
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const [reason] = message.split(' (');
    throw new Error(
      `${fileName}:${loc?.line ?? 1}: the code cannot be read: ${reason.replace(/\.$/, '')}. Correct it.`,
    );
  }
}
