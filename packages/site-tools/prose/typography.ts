import type { TypographyRule } from './languages/proseLanguage';

/** Code has different punctuation, and a placeholder can be any text. */
const CODE = /`[^`]*`/g;
const PLACEHOLDER = /\{[^}]*\}/g;
const ADDRESS = /\]\([^)]*\)/g;

/** Length of the context that a message shows on either side of a fault (characters). */
const AROUND = 8;

const sameLength = (mark: string) => (found: string) => mark.repeat(found.length);

/** Masks everything that is not prose, without changing positions. */
function proseOf(text: string): string {
  return text
    .replace(CODE, (found) => `\`${sameLength('x')(found.slice(2))}\``)
    .replace(PLACEHOLDER, sameLength('\u0000'))
    .replace(ADDRESS, sameLength('\u0000'));
}

/**
 * Checks the typography of a text.
 *
 * @param text plain text; code in backticks, placeholders in braces
 * @param rules rules of the language
 * @returns one phrase per fault, with the words around it
 */
export function typographyFaults(text: string, rules: TypographyRule[]): string[] {
  const prose = proseOf(text);
  return rules.flatMap(({ pattern, what }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: found }) => {
      const excerpt = text.slice(Math.max(0, index - AROUND), index + found.length + AROUND);
      return `"${excerpt.replace(/\n/g, '⏎')}" ${what}`;
    }),
  );
}
