/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { INDEX_ENCODING } from '../indexFiles';
import type { SearchHint } from '../worker/protocol';
import { createRequestHandler } from '../worker/requestHandler';
import { manyPages } from './manyPages';
import { encodeIndex } from './writeIndex';

/** Maximum transfer size of the first search on a site with 1,000 pages (compressed bytes). */
const BUDGET = 150 * 1024;

/** Maximum number of results visible without scrolling. */
const IN_VIEW = 12;

describe.each([
  ['spaces between words', false],
  ['Chinese characters', true],
])('an index of 1,000 pages with %s', (_what, isChinese) => {
  const index = manyPages(isChinese);
  const files = encodeIndex(index, '/b/');
  const last = index.pages[999];
  const [reference] = index.pages.filter(({ properties }) => properties.length > 2);
  const [guide] = index.pages.filter(({ sections }) => sections.at(-1)?.text);
  const { title, text } = guide.sections.at(-1)!;
  const demo = index.demos[900];

  /** Searches as a new reader. */
  async function search(keywords: string) {
    let bytes = 0;
    const answer = createRequestHandler(async (address) => {
      const file = files.get(address.slice('/b/'.length));
      if (!file) throw new Error(`There is no file ${address}.`);
      bytes += gzipSync(file).length;
      return JSON.parse(new TextDecoder(INDEX_ENCODING).decode(file)) as unknown;
    });
    const indexUrl = '/b/search-index.json';
    await answer({ action: 'generate-metadata', id: 1, args: { indexUrl } });
    await answer({ action: 'prepare-search', id: 2, args: { keywords } });
    const found = await answer({ action: 'get-search-result', id: 3, args: { keywords } });
    if (!('result' in found) || found.action !== 'get-search-result') throw new Error('Not found.');
    const hints: SearchHint[] = found.result.flatMap((group) => group.hints);
    const links = hints.sort((a, b) => a.rank - b.rank).map(({ link }) => link);
    for (const link of links.slice(0, IN_VIEW)) {
      await answer({ action: 'get-excerpt', id: 4, args: { keywords, link } });
    }
    return { bytes, links };
  }

  it.each([
    ['the title of the last page', last.title, last.path],
    [
      'the name of a property',
      reference.properties[1].name.split('.')[1],
      `${reference.path}#${reference.properties[1].id}`,
    ],
    ['the title of a demo', demo.title, `${demo.page}#${demo.id}`],
  ])('is fetched in part for %s, and finds it', async (_name, keywords, link) => {
    const { bytes, links } = await search(keywords);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    expect(links.slice(0, IN_VIEW).some((each) => each.startsWith(link))).toBe(true);
  });

  it.each([
    ['one letter', last.title[0]],
    ['two hundred characters', `${title} ${text}${text}`.slice(0, 200)],
  ])('is fetched in part for %s', async (_name, keywords) => {
    expect((await search(keywords)).bytes).toBeLessThanOrEqual(BUDGET);
  });
});
