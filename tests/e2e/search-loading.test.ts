import type { CDPSession } from 'playwright-core';
import { browser } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { until } from '../support/engines/until';
import { openLate } from '../support/lateScripts';
import {
  interceptIndex,
  isFocused,
  openSite,
  SEARCH_LANGUAGES,
  SEARCH_WORDS,
  searchFor,
  searchParts,
  settled,
} from '../support/searchDialog';
import { LOCALES } from '../support/site';
import { searchPanel } from '../support/siteParts';

/** Files that are fetched for what is typed. */
const TERMS = /\/assets\/search\/terms-/;
const TEXTS = /\/assets\/search\/texts-/;

describeInTurn(
  SEARCH_LANGUAGES,
  'the index in $id on a $device',
  ({ locale, options: window }, it) => {
    const words = SEARCH_WORDS[locale.id];
    const open = () => openSite(browser, locale, window);

    it('is not asked for before the first focus', async () => {
      const { button, page, context, problems } = await open();
      const { state } = await interceptIndex(page);
      await page.reload({ waitUntil: 'networkidle' });
      expect(state.requests).toBe(0);
      expect(page.workers()).toEqual([]);
      const asked = page.waitForRequest('**/search-index.json');
      await button.focus();
      await asked;
      expect(page.workers()).toHaveLength(1);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('is asked for by the shortcut, once for all searches', async () => {
      const { dialog, field, options, page, context } = await open();
      const { state } = await interceptIndex(page);
      await page.keyboard.press('Control+k');
      await dialog.waitFor();
      await field.fill(words.query);
      await options.first().waitFor();
      await field.fill(words.other);
      await settled(field);
      expect(state.requests).toBe(1);
      await context.close();
    });

    it.each<[string, RegExp | undefined]>([
      ['its first file', undefined],
      ['what the search looks up', TERMS],
    ])('is announced while %s loads, and the field keeps the focus', async (_what, address) => {
      const { button, dialog, field, options, page, context, problems } = await open();
      const { state, release } = await interceptIndex(page, address);
      state.answer = 'hold';
      await button.click();
      await page.keyboard.type(words.query);
      await dialog.getByRole('status').getByText(words.loading).waitFor();
      expect(await isFocused(field)).toBe(true);
      expect(await options.count()).toBe(0);
      release();
      await options.first().waitFor();
      await dialog.getByText(words.loading).waitFor({ state: 'detached' });
      expect(await isFocused(field)).toBe(true);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('opens nothing by Enter when it arrives after the dialog was closed', async () => {
      const { button, dialog, options, page, context, problems } = await open();
      const { state, release } = await interceptIndex(page, TERMS);
      state.answer = 'hold';
      const address = page.url();
      await button.click();
      await page.keyboard.type(words.query);
      await page.keyboard.press('Enter');
      await dialog.getByRole('status').getByText(words.loading).waitFor();
      await dialog.getByRole('button', { name: words.close }).click();
      release();
      // In the closed dialog, the results are shown as well.
      await page.locator('dialog [role="option"]').first().waitFor({ state: 'attached' });
      await button.click();
      await options.first().waitFor();
      expect(page.url()).toBe(address);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('shows and opens results whose texts do not come', async () => {
      const parts = await open();
      const { button, dialog, field, options, page, context } = parts;
      const { state } = await interceptIndex(page, TEXTS);
      state.answer = 'abort';
      await button.click();
      await field.fill('XMLHttpRequest');
      await settled(field);
      expect(state.requests).toBeGreaterThan(0);
      expect(await options.first().locator('[class*="snippet"]').count()).toBe(0);
      expect(await dialog.getByRole('alert').count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForURL(/guides\/file-upload#/);
      await page.waitForFunction(() => CSS.highlights.get('search')?.size);
      await context.close();
    });

    it('is read again when a deployment has replaced its files', async () => {
      const { button, dialog, options, page, context } = await open();
      const { state } = await interceptIndex(page);
      await context.route(TERMS, (route) =>
        state.requests === 1 ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await button.click();
      await page.keyboard.type(words.query);
      await options.first().waitFor();
      expect(state.requests).toBe(2);
      expect(await dialog.getByRole('alert').count()).toBe(0);
      await context.close();
    });

    it('is asked for again after a failure', async () => {
      const { button, dialog, field, options, page, context } = await open();
      const { state } = await interceptIndex(page);
      state.answer = 'abort';
      await button.click();
      await page.keyboard.type(words.query);
      const failure = dialog.getByRole('alert').filter({ hasText: words.failed });
      await failure.waitFor();
      expect(await isFocused(field)).toBe(true);
      const retry = dialog.getByRole('button', { name: words.retry });
      await retry.click();
      expect(await isFocused(field)).toBe(true);
      await retry.waitFor();
      state.answer = 'continue';
      await retry.focus();
      await page.keyboard.press('Enter');
      await options.first().waitFor();
      expect(await failure.count()).toBe(0);
      expect(await isFocused(field)).toBe(true);
      expect(await field.inputValue()).toBe(words.query);
      await context.close();
    });
  },
);

describeInTurn(LOCALES, 'the dialog in $id, before its results can be shown', (locale, it) => {
  const words = SEARCH_WORDS[locale.id];

  it('is cleared by Escape, also of keys that were typed before it was there', async () => {
    const late = await openLate(`${locale.prefix}intro/start`, /\/assets\/js\//, {
      locale: locale.id,
    });
    const { dialog, field, page, context, problems } = searchParts(late, locale);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('formitem'.repeat(20));
    const clear = async () => {
      await field.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Escape');
    };
    await Promise.all([late.arrive(), clear()]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(await field.inputValue()).toBe('');
    expect(await dialog.isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('takes what is typed, closes, gives the focus back, and then finds', async () => {
    const late = await openLate(`${locale.prefix}errors/BF002`, searchPanel(), {
      locale: locale.id,
    });
    const { button, dialog, field, options, page, context, problems } = searchParts(late, locale);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('abc');
    await dialog.getByRole('status').getByText(words.loading).waitFor();
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words.query.slice(0, 1));
    await late.arrive();
    await page.keyboard.type(words.query.slice(1));
    await options.first().waitFor();
    expect(await field.inputValue()).toBe(words.query);
    expect(await isFocused(field)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens again when the shortcut follows Escape while the page is busy', async () => {
    const { dialog, field, options, page, context } = await openSite(browser, locale);
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    await page.evaluate(() => {
      setTimeout(() => {
        const end = performance.now() + 500;
        while (performance.now() < end);
      });
    });
    // Sent at once, since the page answers none before it is idle.
    const client = await context.newCDPSession(page);
    const keys = [
      { key: 'Escape', windowsVirtualKeyCode: 27 },
      { key: 'k', windowsVirtualKeyCode: 75, modifiers: 2 },
    ];
    await Promise.all([
      ...keys.map((key) => client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })),
      client.send('Input.insertText', { text: words.query }),
    ]);
    await options.first().waitFor();
    expect(await field.inputValue()).toBe(words.query);
    await context.close();
  });
});

describeInTurn(LOCALES, 'an input method in $id', (locale, it) => {
  const words = SEARCH_WORDS[locale.id];
  const compose = (client: CDPSession, text: string) =>
    client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });

  it('composes without a search, and keeps Enter and Escape for itself', async () => {
    const parts = await openSite(browser, locale);
    const { dialog, field, options, page, context, problems } = parts;
    const address = page.url();
    await searchFor(parts, words.query);
    const found = await options.allInnerTexts();
    const client = await context.newCDPSession(page);
    await page.keyboard.press('End');
    await compose(client, ' bu ju');
    expect(await field.inputValue()).toBe(`${words.query} bu ju`);
    for (const key of ['Enter', 'Escape']) {
      await client.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key,
        code: key,
        windowsVirtualKeyCode: 229,
      });
      expect(await dialog.isVisible()).toBe(true);
      expect(page.url()).toBe(address);
      expect(await field.inputValue()).toBe(`${words.query} bu ju`);
    }
    expect(await options.allInnerTexts()).toEqual(found);
    await client.send('Input.insertText', { text: '布局' });
    expect(await field.inputValue()).toBe(`${words.query}布局`);
    await settled(field);
    await page.waitForFunction(
      ([before]) => document.querySelector('dialog [role="listbox"]')?.textContent !== before,
      [found.join('')],
    );
    expect(problems).toEqual([]);
    await context.close();
  });

  it('enters its text after the keys that were typed before the dialog was there', async () => {
    const late = await openLate(`${locale.prefix}intro/start`, /\/assets\/js\//, {
      locale: locale.id,
    });
    const { field, page, context, problems } = searchParts(late, locale);
    const typed = 'Form item '.repeat(5);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    const insert = async () => {
      await field.and(page.locator(':focus')).waitFor();
      await page.keyboard.insertText('校验');
    };
    await Promise.all([late.arrive(), insert()]);
    await until('the text', async () => (await field.inputValue()) === `${typed}校验`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('composes on the search page without a search too', async () => {
    const { page, context, problems } = await openSite(browser, locale, {}, 'search');
    const address = page.url();
    const field = page.getByRole('searchbox', { name: words.pageField });
    await field.focus();
    const client = await context.newCDPSession(page);
    await compose(client, 'bu ju');
    expect(await field.inputValue()).toBe('bu ju');
    expect(page.url()).toBe(address);
    await client.send('Input.insertText', { text: words.query });
    await page.waitForURL(`**/search?q=${encodeURIComponent(words.query)}`);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    expect(await field.inputValue()).toBe(words.query);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('of Android, which composes each word, is searched meanwhile', async () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile';
    const { button, field, options, page, context, problems } = await openSite(browser, locale, {
      userAgent,
    });
    await button.click();
    await field.waitFor();
    const client = await context.newCDPSession(page);
    await compose(client, words.query);
    await options.first().waitFor();
    expect(await field.inputValue()).toBe(words.query);
    expect(problems).toEqual([]);
    await context.close();
  });
});
