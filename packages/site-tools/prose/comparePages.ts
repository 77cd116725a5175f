import { compareCode } from './compareCode';
import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';
import {
  OPENING,
  pageOutline,
  type Section,
} from '../../../plugins/translation-status/review/pageOutline';

const heading = ({ id, depth }: Section) =>
  id.startsWith('#') ? `"${id}" without {#id}` : `${'#'.repeat(depth)} {#${id}}`;

/** Reports only the first heading that differs, since it makes all later ones differ, too. */
function compareHeadings(other: Section[], english: Section[]): string | undefined {
  const length = Math.max(other.length, english.length);
  for (let at = 1; at < length; at += 1) {
    const [mine, theirs] = [other[at], english[at]];
    if (mine?.id === theirs?.id && mine?.depth === theirs?.depth) continue;
    const has = mine ? heading(mine) : 'nothing';
    const wanted = theirs ? heading(theirs) : 'nothing';
    return `heading ${at}: has ${has} where the English page has ${wanted}. Give both the same headings, ids and order.`;
  }
  return undefined;
}

const KINDS = [
  { kind: 'link', of: (section: Section) => section.links },
  { kind: 'component', of: (section: Section) => section.components },
] as const;

/** Returns the surplus items of a list compared with another one, each as often as it is surplus. */
function surplus(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function compareCodeBlocks(other: Section, english: Section, script?: string): string[] {
  const [blocks, wanted] = [other.code, english.code];
  if (blocks.length !== wanted.length) {
    return [`has ${blocks.length} code blocks where the English page has ${wanted.length}.`];
  }
  return blocks.flatMap((block, index) => {
    const { language, text } = wanted[index];
    const difference =
      block.language === language
        ? compareCode(block.text, text, script)
        : `is "${block.language}" where the English page has "${language}"`;
    return difference ? [`code block ${index + 1} ${difference}.`] : [];
  });
}

/** Translations reorder sentences, so the order of links within a section may differ. */
function compareSections(other: Section, english: Section, script?: string): string[] {
  const found = KINDS.flatMap(({ kind, of }) => [
    ...surplus(of(english), of(other)).map((item) => `the ${kind} ${item} is missing.`),
    ...surplus(of(other), of(english)).map(
      (item) => `the ${kind} ${item} is not in the English page.`,
    ),
  ]);
  const sameComponents = surplus(english.components, other.components).length === 0;
  if (found.length === 0 && sameComponents && `${english.components}` !== `${other.components}`) {
    found.push(
      `the components are in another order: ${other.components.join(' ')}, in the English page ${english.components.join(' ')}.`,
    );
  }
  return [...found, ...compareCodeBlocks(other, english, script)];
}

/**
 * Compares one page in two languages: headings (ids, depth, order), links, code blocks and components.
 *
 * @returns one phrase per difference: heading, then the difference
 */
function compareOutlines(other: Section[], english: Section[], script?: string): string[] {
  const difference = compareHeadings(other, english);
  if (difference) return [difference];
  return other.flatMap((section, index) => {
    const place = section.id === OPENING ? 'before the first heading' : `{#${section.id}}`;
    return compareSections(section, english[index], script).map((found) => `${place}: ${found}`);
  });
}

/**
 * Finds the pages that only one of two languages has.
 *
 * @returns one sentence per page, beginning with the file
 */
export function unpairedPages(
  english: PageFolder,
  other: PageFolder,
): { missing: string[]; surplus: string[] } {
  const only = (mine: PageFolder, theirs: PageFolder) =>
    Object.keys(mine.pages).filter((file) => !(file in theirs.pages));
  return {
    missing: only(english, other).map(
      (file) =>
        `${other.name}/${file} is missing, so its readers get the English page. Translate ${english.name}/${file}.`,
    ),
    surplus: only(other, english).map(
      (file) =>
        `${other.name}/${file} has no English page, so it is not shown. Delete it, or rename it as the English page was.`,
    ),
  };
}

/**
 * Compares the structure of a page in another language with the English page.
 *
 * @param file path of the page in both folders
 * @param script of the language in code blocks; see `languages/proseLanguage.ts`
 * @returns one sentence per problem, beginning with the file
 */
export function comparePages(
  file: string,
  english: PageFolder,
  other: PageFolder,
  script?: string,
): string[] {
  const [mine, theirs] = [other, english].map(({ pages }) => pageOutline(pages[file]));
  return compareOutlines(mine, theirs, script).map((found) => `${other.name}/${file}: ${found}`);
}
