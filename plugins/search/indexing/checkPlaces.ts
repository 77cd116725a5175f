import { whatToWrite } from '../../../src/mdx/nearest';
import { placeOfAddress } from './readSynonyms';
import type { Synonyms } from './synonyms';

/** The places that may have been meant: the sections of the page, if there are any, or else pages. */
function likely(address: string, places: ReadonlySet<string>): string[] {
  const all = [...places];
  const sections = all.filter((place) => place.startsWith(`${address.split('#')[0]}#`));
  return sections.length > 0 ? sections : all.filter((place) => !place.includes('#'));
}

const WHERE_PLACES_ARE =
  'Write an address of the site, such as /intro/start for docs/intro/start.mdx, or that with the #id of a heading.';

/**
 * Checks that every address in the lists exists: a renamed page would silently lose its synonyms.
 *
 * @param lists by language
 * @param places addresses of all pages, sections and properties in the default language
 * @throws Error with one sentence for each address that does not exist
 */
export function checkPlaces(
  lists: Record<string, Partial<Synonyms>>,
  places: ReadonlySet<string>,
): void {
  const problems = Object.entries(lists).flatMap(([language, { called, asked }]) =>
    Object.keys({ ...called, ...asked })
      .filter((address) => !places.has(address))
      .map(
        (address) =>
          `${placeOfAddress(language, address)}: there is no page or section "${address}". ${whatToWrite(address, likely(address, places), WHERE_PLACES_ARE)}`,
      ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
