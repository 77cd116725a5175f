import type { ReaderAction, TabReader } from './action';

/** Until a search is answered, the list has the results of the one before. */
const results = ({ page }: TabReader) =>
  page.locator('[role="listbox"][aria-busy="false"]').getByRole('option').first();

/** Searches by the button, or again where the search has failed. */
async function search({ page, words }: TabReader) {
  const dialog = page.getByRole('dialog', { name: words.search });
  const retry = dialog.getByRole('button', { name: words.retry });
  if (await retry.isVisible()) return retry.click();
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: words.search, exact: true }).click();
  }
  return dialog.getByRole('combobox').fill(words.query);
}

const searched = async (reader: TabReader) => {
  await search(reader);
  await results(reader).waitFor();
};

/** What a reader does who searches. */
export const SEARCHING: ReaderAction[] = [
  { name: 'searches by the button', path: 'intro/start', act: search, works: results },
  {
    name: 'searches by the keyboard',
    path: 'errors/BF002',
    act: async (reader) => {
      const { page, words } = reader;
      if (await page.getByRole('dialog', { name: words.search }).isVisible()) return search(reader);
      await page.keyboard.press('/');
      return page.keyboard.type(words.query);
    },
    works: results,
  },
  {
    name: 'searches again in an open dialog',
    path: 'intro/start',
    before: searched,
    act: ({ page, words }) => page.getByRole('combobox').fill(words.other),
    works: results,
  },
  {
    name: 'opens a result',
    path: 'errors/BF002',
    before: searched,
    act: (reader) => results(reader).click(),
    works: ({ page, words }) => page.getByRole('button', { name: words.clear }),
  },
  {
    name: 'searches on the page of the search',
    path: 'search',
    act: ({ page, words }) => page.getByRole('searchbox').fill(words.query),
    works: ({ page }) => page.locator('main li a').first(),
  },
  {
    name: 'goes from all results to one',
    path: 'search?q=useWatch',
    before: ({ page }) => page.locator('main li a').first().waitFor(),
    act: ({ page }) => page.locator('main li a').first().click(),
    works: ({ page, words }) => page.getByRole('button', { name: words.clear }),
  },
  {
    name: 'opens the search of a resting page',
    path: 'intro/start',
    isResting: true,
    act: ({ page, words }) => page.getByRole('button', { name: words.search, exact: true }).click(),
    works: ({ page, words }) =>
      page.getByRole('dialog', { name: words.search }).getByRole('combobox'),
  },
];
