import { browser } from '../support/browser';
import { openSite, SEARCH_LANGUAGES, searchFor } from '../support/searchDialog';
import { wordsInView } from '../support/wordsInView';

it('a result found by its other name has the focus at its section, without highlights', async () => {
  const parts = await openSite(browser, SEARCH_LANGUAGES[0].locale);
  const { dialog, clear, page, context, problems } = parts;
  await searchFor(parts, 'iban');
  await dialog.locator('[role="option"][href$="/intro/vaild#custom"]').click();
  await page.waitForFunction(() => document.activeElement?.id === 'custom');
  expect(await clear.count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

it('a result in a tab that is not selected has its words in view and the focus there', async () => {
  const parts = await openSite(browser, SEARCH_LANGUAGES[0].locale);
  const { dialog, page, context, problems } = parts;
  await searchFor(parts, 'Check the installed version');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await dialog.locator('[role="option"][href$="/intro/install#pnpm-version"]').click();
  await page.waitForURL(/#pnpm-version$/);
  await page.getByRole('tab', { name: 'pnpm', selected: true }).waitFor();
  await page.waitForFunction(wordsInView, 'pnpm-version');
  expect(problems).toEqual([]);
  await context.close();
});
