import { browser } from '../support/browser';
import { builtPages } from '../support/builtPages';
import { LOCALES } from '../support/site';
import { walkWithAxe } from './walk';

const [ENGLISH, CHINESE] = LOCALES;

/** What comes before the last slash of an address. */
const folderOf = (page: string) => page.slice(0, page.lastIndexOf('/') + 1);

/** The first page of each folder: a folder has one template, and the languages share their markup. */
const firstOfEach = (pages: string[]) =>
  pages.filter(
    (page, index) => pages.findIndex((each) => folderOf(each) === folderOf(page)) === index,
  );

/** All pages but the demos' own, which show what their guide shows, in the same frame each time. */
const pages = builtPages(ENGLISH).filter((page) => !page.startsWith('~demos/'));

it('there are pages to walk over, the same in both languages', () => {
  expect(pages).toContain('intro/start');
  expect(builtPages(CHINESE)).toEqual(builtPages(ENGLISH));
});

const viewport = { width: 1280, height: 900 };

it('no English page breaks a rule of axe', async () => {
  expect(await walkWithAxe(browser, ENGLISH, pages, { viewport })).toEqual([]);
}, 600_000);

it('no kind of Chinese page breaks a rule of axe', async () => {
  const kinds = firstOfEach(builtPages(CHINESE));
  expect(kinds.length).toBeGreaterThan(5);
  expect(await walkWithAxe(browser, CHINESE, kinds, { viewport })).toEqual([]);
}, 600_000);
