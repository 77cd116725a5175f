/** Code keeps its own punctuation, and a placeholder may stand for anything. */
const CODE = /`[^`]*`/g;
const PLACEHOLDER = /\{[^}]*\}/g;
const ADDRESS = /\]\([^)]*\)/g;

/** How much of the text a message shows on either side of a fault (characters). */
const AROUND = 8;

interface Fault {
  pattern: RegExp;
  what: string;
}

/** The house style of CONTRIBUTING.md, as far as a program can check. */
const FAULTS: Fault[] = [
  {
    pattern: /\p{Script=Han}[A-Za-z0-9`]|[A-Za-z0-9`%]\p{Script=Han}/gu,
    what: 'needs a space between Chinese and Latin letters, digits or code',
  },
  {
    pattern: /(?<=\p{Script=Han})[,.;:?!()]|[,.;:?!()](?= ?\p{Script=Han})/gu,
    what: 'has half-width punctuation next to Chinese; write ，。；：？！（）',
  },
  { pattern: /\p{Script=Han}\n\p{Script=Han}/gu, what: 'breaks a line, which shows as a space' },
  { pattern: /您/g, what: 'says 您; write 你' },
];

const sameLength = (mark: string) => (found: string) => mark.repeat(found.length);

/** Hides what is not prose; every position stays where it is. */
function proseOf(text: string): string {
  return text
    .replace(CODE, (found) => `\`${sameLength('x')(found.slice(2))}\``)
    .replace(PLACEHOLDER, sameLength('\u0000'))
    .replace(ADDRESS, sameLength('\u0000'));
}

/**
 * Checks the typography of a Chinese text.
 *
 * @param text plain text; code in backticks, placeholders in braces
 * @returns one phrase a fault, with the words around it
 */
export function typographyFaults(text: string): string[] {
  const prose = proseOf(text);
  return FAULTS.flatMap(({ pattern, what }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: found }) => {
      const excerpt = text.slice(Math.max(0, index - AROUND), index + found.length + AROUND);
      return `"${excerpt.replace(/\n/g, '⏎')}" ${what}`;
    }),
  );
}
