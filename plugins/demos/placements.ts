import path from 'node:path';
import type { Root } from 'mdast';
import type { AllContent } from '@docusaurus/types';
import { perObject } from '../../src/caches/perObject';
import { whatToWrite } from '../../src/mdx/nearest';
import { readPage } from '../../src/mdx/parsePage';
import { placeOf } from '../../src/mdx/place';
import { elementsOf, importedParts, textAttribute } from '../../src/mdx/readNodes';

/** A page of the documentation, as its plugin loads it. */
export interface DocPage {
  /** Path of the MDX file with Docusaurus's `@site` in front. */
  source: string;
  permalink: string;
  title: string;
}

/** Pages by the id of the demos they show. */
export type Placements = Map<string, DocPage[]>;

/** The page that explains a demo. */
export type DemoHome = Pick<DocPage, 'permalink' | 'title'>;

/**
 * The home of each demo that has one, by its id.
 *
 * @param placements pages by the id of the demos they show, the home first
 * @param demos which demos
 */
export const demoHomes = (
  placements: Placements,
  demos: { id: string }[],
): Record<string, DemoHome> =>
  Object.fromEntries(
    demos.flatMap(({ id }) =>
      (placements.get(id) ?? [])
        .slice(0, 1)
        .map(({ permalink, title }) => [id, { permalink, title }]),
    ),
  );

const demoElements = perObject((tree: Root) => elementsOf(tree, ['Demo']));

/** Ids of the demos in an MDX file and in the partials that it imports, in their order, with their places. */
function shownDemos(siteDir: string, file: string): { id: string; place: string }[] {
  const { tree } = readPage(path.join(siteDir, file));
  const own = demoElements(tree).flatMap((demo) => {
    const id = textAttribute(demo, 'id');
    return id === undefined ? [] : [{ id, place: placeOf({ path: file }, demo) }];
  });
  const partials = importedParts(tree).flatMap((part) =>
    shownDemos(siteDir, path.posix.join(path.posix.dirname(file), part)),
  );
  return [...own, ...partials];
}

/**
 * Picks the pages out of what the docs plugins loaded.
 *
 * @param allContent contents of all plugins, by name and id
 */
export function docPages(allContent: AllContent): DocPage[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) =>
    (content as { loadedVersions: { docs: DocPage[] }[] }).loadedVersions.flatMap(
      ({ docs }) => docs,
    ),
  );
}

/** Length of a page's name where the demo is called after the page (`start-basic` after `intro/start`). */
function namesake(id: string, { permalink }: DocPage): number {
  const name = permalink.slice(permalink.lastIndexOf('/') + 1);
  return id.startsWith(`${name}-`) ? name.length : 0;
}

const WHERE_DEMOS_ARE =
  'Write the id of one in the folder demos: that of demos/start/basic.tsx is start-basic.';

/**
 * Finds which pages show which demos. The home of a demo comes first: the page that it is called after,
 * else the first page that shows it.
 *
 * @param pages pages of the documentation
 * @param known ids of all demos
 * @param siteDir absolute path of the site
 * @throws Error naming a file that is not valid MDX
 * @throws Error naming file, line and id when a page shows an unknown demo, or one of them twice
 */
export function findPlacements(pages: DocPage[], known: string[], siteDir: string): Placements {
  const placements: Placements = new Map();
  for (const page of pages) {
    const file = page.source.replace('@site/', '');
    const seen = new Set<string>();
    for (const { id, place } of shownDemos(siteDir, file)) {
      if (!known.includes(id)) {
        throw new Error(
          `${place}: there is no demo "${id}". ${whatToWrite(id, known, WHERE_DEMOS_ARE)}`,
        );
      }
      if (seen.has(id)) {
        throw new Error(
          `${place}: the demo "${id}" is on ${page.permalink} twice, so its address would be ambiguous. Remove one.`,
        );
      }
      seen.add(id);
      placements.set(id, [...(placements.get(id) ?? []), page]);
    }
  }
  for (const [id, shownOn] of placements) {
    shownOn.sort((a, b) => namesake(id, b) - namesake(id, a));
  }
  return placements;
}
