import type { PageFrontMatter } from './frontMatter';
import type { PagePair } from './navigationPages';

/** The parts of the front matter that have to be the same in all languages. */
const STRUCTURE: Record<string, (frontMatter: PageFrontMatter) => unknown> = {
  order: ({ order }) => order,
  'group.order': ({ group }) => group?.order,
  'nav.order': ({ nav }) => nav?.order,
  toc: ({ toc }) => toc,
  debug: ({ debug }) => debug,
  'demo.cols': ({ demo }) => demo?.cols,
};

const quote = (value: unknown) => (value === undefined ? 'not given' : JSON.stringify(value));

function mismatchesOf({ file, local, english }: PagePair): string[] {
  const alone = (['group', 'nav'] as const).filter((key) => !local[key] !== !english[key]);
  const missing = alone.map((key) =>
    local[key]
      ? `${file}: "${key}" is given, but not in English. Remove it, or add it there.`
      : `${file}: "${key}" is missing. Translate its title from the English page.`,
  );
  const different = Object.entries(STRUCTURE)
    .filter(
      ([key, read]) => read(local) !== read(english) && !alone.some((own) => key.startsWith(own)),
    )
    .map(
      ([key, read]) =>
        `${file}: "${key}" is ${quote(read(local))}, in English ${quote(read(english))}. Write the same.`,
    );
  return [...missing, ...different];
}

/**
 * Lists where a translation says another structure than the English page, which is the one that counts.
 *
 * @param pages from `readPagePairs`
 * @returns a sentence for each difference, with the file and the remedy
 */
export function localeMismatches(pages: PagePair[]): string[] {
  return pages.flatMap(mismatchesOf);
}
