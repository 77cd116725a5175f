import { browser } from '../support/browser';
import { builtPages } from '../support/builtPages';
import { LOCALES } from '../support/site';
import { walkWithAxe } from './walk';

const [ENGLISH, CHINESE] = LOCALES;

/** What comes before the last slash of an address. */
const folderOf = (page: string) => page.slice(0, page.lastIndexOf('/') + 1);

/** The first page of each folder: a folder has one template, and the languages share their markup. */
const isFirstOfFolder = (page: string, index: number, pages: string[]) =>
  pages.findIndex((each) => folderOf(each) === folderOf(page)) === index;

/** Pages that are written by hand around their demos; reference pages are made from one template. */
const isGuide = (page: string) => /^(intro|guides)\//.test(page);

/**
 * Contrast is left to `pageKinds.test.ts`, for it takes as long as all other rules together; the slow
 * group `a11y` walks over every page in every language, mode and width with all rules.
 */
const options = { viewport: { width: 1280, height: 900 }, colors: false };

it('there are pages to walk over, the same in both languages', () => {
  expect(builtPages(ENGLISH)).toContain('intro/start');
  expect(builtPages(CHINESE)).toEqual(builtPages(ENGLISH));
});

it('no English guide and no kind of page breaks a rule of axe', async () => {
  const pages = builtPages(ENGLISH).filter(
    (page, index, all) => isGuide(page) || isFirstOfFolder(page, index, all),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(await walkWithAxe(browser, ENGLISH, pages, options)).toEqual([]);
}, 600_000);

it('no kind of Chinese page breaks a rule of axe', async () => {
  const kinds = builtPages(CHINESE).filter(isFirstOfFolder);
  expect(kinds.length).toBeGreaterThan(5);
  expect(await walkWithAxe(browser, CHINESE, kinds, options)).toEqual([]);
}, 600_000);
