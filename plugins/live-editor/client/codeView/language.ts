import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { LanguageSupport } from '@codemirror/language';

/**
 * The language of a file of a demo, for highlighting, indentation and the closing of tags.
 *
 * @param file name, whose ending names the language; JavaScript if it is unknown
 */
export function languageOf(file: string): LanguageSupport {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  if (ending === 'css') return css();
  if (ending === 'json') return json();
  return javascript({ typescript: ending.startsWith('ts'), jsx: ending !== 'ts' });
}
