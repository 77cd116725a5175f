import type { TypographyRule } from './languages/proseLanguage';

/** Code keeps its own punctuation, and a placeholder may stand for anything. */
const CODE = /`[^`]*`/g;
const PLACEHOLDER = /\{[^}]*\}/g;
const ADDRESS = /\]\([^)]*\)/g;

/** How much of the text a message shows on either side of a fault (characters). */
const AROUND = 8;

const sameLength = (mark: string) => (found: string) => mark.repeat(found.length);

/** Hides what is not prose; every position stays where it is. */
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
 * @param rules those of its language
 * @returns one phrase a fault, with the words around it
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
