import { parse } from '@babel/parser';
import type { Program } from '@babel/types';

/**
 * Parses a source file of a demo.
 *
 * @param source source text
 * @param fileName whether JSX may be in it; starts the message of a failure
 * @throws Error naming file and line when the code is not valid
 */
export function parseSource(source: string, fileName: string): Program {
  try {
    return parse(source, {
      sourceType: 'module',
      plugins: fileName.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
      createImportExpressions: true,
      createParenthesizedExpressions: true,
    }).program;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const [reason] = message.split(' (');
    throw new Error(
      `${fileName}:${loc?.line ?? 1}: the code cannot be read: ${reason.replace(/\.$/, '')}. Correct it.`,
    );
  }
}
