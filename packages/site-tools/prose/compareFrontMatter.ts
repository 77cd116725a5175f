import {
  STRUCTURE_KEYS,
  type StructuredFrontMatter,
} from '../../../plugins/navigation/frontMatter';

/** The front matter of a page in two languages. */
interface FrontMatterPair {
  local: StructuredFrontMatter;
  english: StructuredFrontMatter;
}

/** The parts of the front matter that must match the English page in all languages. */
const STRUCTURE: Record<string, (frontMatter: StructuredFrontMatter) => unknown> = {
  order: ({ order }) => order,
  'group.order': ({ group }) => group?.order,
  'nav.order': ({ nav }) => nav?.order,
  toc: ({ toc }) => toc,
  debug: ({ debug }) => debug,
  'demo.cols': ({ demo }) => demo?.cols,
  ...Object.fromEntries(
    STRUCTURE_KEYS.map((key) => [key, (frontMatter: StructuredFrontMatter) => frontMatter[key]]),
  ),
};

const quote = (value: unknown) => (value === undefined ? 'not given' : JSON.stringify(value));

/**
 * Lists where the structure of a translation's front matter differs from the English page, which is authoritative.
 *
 * @returns one phrase per difference, with the remedy
 */
export function compareFrontMatter({ local, english }: FrontMatterPair): string[] {
  const alone = (['group', 'nav'] as const).filter((key) => !local[key] !== !english[key]);
  const missing = alone.map((key) =>
    local[key]
      ? `"${key}" is given, but not in English. Remove it, or add it there.`
      : `"${key}" is missing. Translate its title from the English page.`,
  );
  const different = Object.entries(STRUCTURE)
    .filter(
      ([key, read]) => read(local) !== read(english) && !alone.some((own) => key.startsWith(own)),
    )
    .map(
      ([key, read]) =>
        `"${key}" is ${quote(read(local))}, in English ${quote(read(english))}. Write the same.`,
    );
  return [...missing, ...different];
}
