import { browser } from '../support/browser';
import { axeViolations } from '../support/axe';
import { describeInTurn } from '../support/describeInTurn';
import {
  isFocused,
  openSite,
  SEARCH_CASES,
  SEARCH_WORDS,
  searchFor,
  settled,
} from '../support/searchDialog';
import { LOCALES, siteUrl } from '../support/site';

describeInTurn(
  SEARCH_CASES,
  'the search dialog in $id on a $device',
  ({ locale, device, options: window }, it) => {
    const words = SEARCH_WORDS[locale.id];
    const open = () => openSite(browser, locale, window);

    it('opens by a click and gives the focus back', async () => {
      const { button, dialog, field, page, context, problems } = await open();
      await button.click();
      await dialog.waitFor();
      expect(await isFocused(field)).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await isFocused(button)).toBe(true);
      await button.click();
      await dialog.getByRole('button', { name: words.close }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await isFocused(button)).toBe(true);
      expect(problems).toEqual([]);
      await context.close();
    });

    it.each(['Control+k', '/'])('opens by %s and gives the focus back', async (shortcut) => {
      const { dialog, field, page, context, problems } = await open();
      const opener = page.getByRole('article').getByRole('link').first();
      await opener.focus();
      await page.keyboard.press(shortcut);
      await dialog.waitFor();
      expect(await isFocused(field)).toBe(true);
      expect(await field.inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await isFocused(opener)).toBe(true);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('closes by Control+K, and takes / for a character in a text field', async () => {
      const { dialog, field, page, context } = await open();
      await page.keyboard.press('Control+k');
      await dialog.waitFor();
      await page.keyboard.press('/');
      expect(await field.inputValue()).toBe('/');
      await page.keyboard.press('Control+k');
      await dialog.waitFor({ state: 'hidden' });
      await context.close();
    });

    it('is worked by keyboard alone', async () => {
      const { dialog, field, options, active, page, context, problems } = await open();
      await page.keyboard.press('/');
      await dialog.waitFor();
      expect(await field.getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.type(words.query);
      await options.first().waitFor();
      await settled(field);
      expect(await field.getAttribute('aria-expanded')).toBe('true');
      const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
      const activeId = async () => {
        const id = await active.getAttribute('id');
        expect(await field.getAttribute('aria-activedescendant')).toBe(id);
        return id;
      };
      expect(await activeId()).toBe(ids[0]);
      await page.keyboard.press('ArrowDown');
      expect(await activeId()).toBe(ids[1]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await activeId()).toBe(ids.at(-1));
      expect(
        await active.evaluate((option) => {
          const { top, bottom } = option.getBoundingClientRect();
          const list = option.closest('dialog')!.getBoundingClientRect();
          return top >= list.top && bottom <= list.bottom;
        }),
      ).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await isFocused(field)).toBe(true);
      const target = new URL((await active.getAttribute('href'))!, siteUrl()).href;
      await page.keyboard.press('Enter');
      await page.waitForURL(target);
      await dialog.waitFor({ state: 'hidden' });
      expect(problems).toEqual([]);
      await context.close();
    });

    it('opens the first result by Enter on what was just typed', async () => {
      const parts = await open();
      const { button, dialog, options, page, context, problems } = parts;
      await searchFor(parts, words.query);
      const first = new URL((await options.first().getAttribute('href'))!, siteUrl()).href;
      await page.reload();
      await button.click();
      // An input method composes in a field only.
      await parts.field.waitFor();
      await page.keyboard.type(words.query);
      await page.keyboard.press('Enter');
      await page.waitForURL(first);
      await dialog.waitFor({ state: 'hidden' });
      expect(problems).toEqual([]);
      await context.close();
    });

    it('is emptied by Escape, then closed', async () => {
      const parts = await open();
      const { dialog, field, options, page, context } = parts;
      await searchFor(parts, words.query);
      await page.keyboard.press('Escape');
      expect(await field.inputValue()).toBe('');
      expect(await options.count()).toBe(0);
      // What was found before does not come back while the next search is on its way.
      await field.fill('qwxzjk');
      expect(await options.count()).toBe(0);
      await page.keyboard.press('Escape');
      expect(await dialog.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await context.close();
    });

    it('passes axe, in the light mode on a desktop and in the dark one on a phone', async () => {
      const colorScheme = device === 'phone' ? 'dark' : 'light';
      const parts = await openSite(browser, locale, { ...window, colorScheme });
      const { button, field, dialog, page, context } = parts;
      await button.click();
      await dialog.waitFor();
      expect(await axeViolations(page, { part: 'dialog[open]' })).toEqual([]);
      await field.fill(words.query);
      await parts.options.first().waitFor();
      await settled(field);
      expect(await axeViolations(page, { part: 'dialog[open]' })).toEqual([]);
      await field.fill('qwxzjk');
      await dialog.getByText(words.empty).waitFor();
      expect(await axeViolations(page, { part: 'dialog[open]' })).toEqual([]);
      await context.close();
    });
  },
);

it('is on the home page too; a click next to it closes it, and so does the way back', async () => {
  const { button, dialog, page, context, problems } = await openSite(
    browser,
    LOCALES[0],
    SEARCH_CASES[0].options,
    '',
  );
  await button.click();
  await dialog.waitFor();
  await page.mouse.click(8, 400);
  await dialog.waitFor({ state: 'hidden' });

  const home = page.url();
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await page.waitForURL((url) => url.href !== home);
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await context.close();
});

it('a selection of its text that ends next to it does not close it', async () => {
  const { button, dialog, field, page, context, problems } = await openSite(
    browser,
    LOCALES[0],
    SEARCH_CASES[0].options,
  );
  await button.click();
  await field.fill('validation');
  const { x, y, height } = (await field.boundingBox())!;
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(8, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await dialog.isVisible()).toBe(true);
  expect(await field.evaluate((each: HTMLInputElement) => each.selectionStart)).toBe(0);
  await page.mouse.click(8, y + height / 2);
  await dialog.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await context.close();
});
