import { SNIPPET_LEAD } from '../../plugins/search/engine/pieces';
import { rowsOf } from '../../plugins/search/columns';
import type { SearchRequest } from '../../plugins/search/worker/protocol';
import { BuiltSearch } from '../support/builtSearch';
import { browser, hydrated } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import {
  isFocused,
  openSite,
  SEARCH_LANGUAGES,
  SEARCH_WORDS,
  searchFor,
  settled,
} from '../support/searchDialog';
import { siteUrl } from '../support/site';
import { wordsInView } from '../support/wordsInView';

/** How many places are highlighted on the page. */
const highlights = () => CSS.highlights.get('search')?.size ?? 0;

/** From the last keystroke to the search. */
const DEBOUNCE_MS = 200;

/** Timers of a browser may fire this much early. */
const TIMER_TOLERANCE_MS = 1;

/** Runs in the page: notes when the reader types, and what the worker is asked for when. */
function recordSearches() {
  const record = {
    keystrokes: [] as number[],
    searches: [] as { keywords: string; time: number }[],
  };
  addEventListener('input', () => record.keystrokes.push(performance.now()), true);
  const post = Worker.prototype.postMessage as (message: unknown) => void;
  Worker.prototype.postMessage = function (this: Worker, message: SearchRequest) {
    if (message.action === 'get-search-result') {
      record.searches.push({ keywords: message.args.keywords, time: performance.now() });
    }
    post.call(this, message);
  };
  return record;
}

describeInTurn(
  SEARCH_LANGUAGES,
  'search results in $id on a $device',
  ({ locale, options: window }, it) => {
    const words = SEARCH_WORDS[locale.id];
    const open = () => openSite(browser, locale, window);

    it('are in groups in navbar order and name their type', async () => {
      const parts = await open();
      await searchFor(parts, words.query);
      const groups = parts.dialog.getByRole('listbox').getByRole('group');
      const names = await groups.evaluateAll((all) =>
        all.map(
          (group) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
        ),
      );
      const navbar = new BuiltSearch(locale).start.nav.map(({ title }) => title);
      expect(names.length).toBeGreaterThan(2);
      expect(names).toEqual([words.best, ...navbar.filter((title) => names.includes(title))]);
      for (const text of await parts.options.allInnerTexts()) {
        expect(words.types.some((type) => text.trim().endsWith(type))).toBe(true);
      }
      await parts.context.close();
    });

    it('mark what was found, with at most 20 characters before it', async () => {
      const parts = await open();
      await searchFor(parts, words.query);
      const marks = parts.dialog.locator('mark');
      expect(await marks.count()).toBeGreaterThan(0);
      const leads = await parts.dialog.locator('[class*="snippet"]:has(mark)').evaluateAll((all) =>
        all.map((snippet) => {
          const before = document.createRange();
          before.setStart(snippet, 0);
          before.setEndBefore(snippet.querySelector('mark')!);
          return before.toString().replace(/^…/, '').length;
        }),
      );
      expect(leads.length).toBeGreaterThan(0);
      expect(Math.max(...leads)).toBeLessThanOrEqual(SNIPPET_LEAD);
      await parts.context.close();
    });

    it('start 200 ms after the last keystroke, once', async () => {
      const parts = await open();
      await searchFor(parts, words.other);
      const times = await parts.page.evaluateHandle(recordSearches);
      await parts.field.fill('');
      await parts.field.pressSequentially('useSubscribe', { delay: 40 });
      await settled(parts.field);
      const { keystrokes, searches } = await times.jsonValue();
      expect(searches.at(-1)?.keywords).toBe('useSubscribe');
      // On a busy machine, the driver itself may pause between two keystrokes.
      const pauses = keystrokes
        .slice(1)
        .filter(
          (keystroke, index) => keystroke - keystrokes[index] > DEBOUNCE_MS - TIMER_TOLERANCE_MS,
        );
      expect(pauses.length).toBeLessThan(keystrokes.length - 1);
      expect(searches.length).toBeLessThanOrEqual(pauses.length + 1);
      for (const { time } of searches) {
        const latest = Math.max(...keystrokes.filter((keystroke) => keystroke < time));
        expect(time - latest).toBeGreaterThanOrEqual(DEBOUNCE_MS - TIMER_TOLERANCE_MS);
      }
      await parts.context.close();
    });

    it('say so when there are none', async () => {
      const { button, dialog, field, options, context, problems } = await open();
      await button.click();
      await field.fill('qwxzjk');
      await dialog.getByRole('status').getByText(words.empty).waitFor();
      expect(await options.count()).toBe(0);
      const start = new BuiltSearch(locale).start.nav.length;
      const help = dialog.getByRole('link');
      await help.nth(start).waitFor();
      const ask = new URL(
        (await dialog.getByRole('link', { name: words.ask }).getAttribute('href'))!,
      );
      expect(ask.searchParams.get('title')).toContain('qwxzjk');
      const [typo, near] = words.near;
      await field.fill(typo);
      await dialog.getByRole('button', { name: near, exact: true }).click();
      expect(await field.inputValue()).toBe(near);
      expect(await isFocused(field)).toBe(true);
      await options.filter({ hasText: near }).first().waitFor();
      await field.fill('');
      await dialog.getByText(words.empty).waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
      await context.close();
    });

    it.each([
      ['markup', '<img src=x onerror=alert(1)> & "quotes"'],
      ['a regular expression, right to left', '(.*)+[a-z]{1,}\\d?^$| مرحبا \u202Eform'],
    ])('are of no harm for %s', async (_what, hostile) => {
      const { button, dialog, field, options, context, problems } = await open();
      await button.click();
      await field.fill(hostile);
      await options.first().or(dialog.getByText(words.empty)).waitFor();
      expect(await dialog.locator('img').count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('lead to a demo', async () => {
      const parts = await open();
      const { dialog, page, context, problems } = parts;
      const demos = rowsOf(new BuiltSearch(locale).start.demos);
      const demo = demos.find(({ id }) => id === 'dymic-basic')!;
      await searchFor(parts, demo.title);
      await parts.options.filter({ hasText: demo.title }).filter({ hasText: words.demo }).click();
      await page.waitForURL(`${siteUrl()}${locale.prefix}${demo.page}#${demo.id}`);
      await page.locator(`[data-demo="${demo.id}"][data-highlighted="true"]`).waitFor();
      expect(await dialog.isVisible()).toBe(false);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('lead to the row of an API property', async () => {
      const parts = await open();
      const { page, context, problems } = parts;
      await searchFor(parts, 'FormItem requireIndicator');
      await parts.options.filter({ hasText: 'FormItem.requireIndicator' }).first().click();
      await page.waitForURL(/#FormItem-requireIndicator$/);
      const row = page.locator('[id="FormItem-requireIndicator"]');
      await page.waitForFunction(() => document.activeElement?.id === 'FormItem-requireIndicator');
      expect(await isFocused(row)).toBe(true);
      const navbar = (await page.locator('.navbar').boundingBox())!;
      expect((await row.boundingBox())!.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('are one for each page, with other hits folded, and can be of one kind, by keyboard', async () => {
      const parts = await open();
      const { dialog, field, options, active, page, context, problems } = parts;
      await searchFor(parts, words.query);
      const pageOf = (link: string) => link.split('#')[0];
      const links = () =>
        options.evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
      const folded = await links();
      expect(new Set(folded.map(pageOf)).size).toBe(folded.length);
      expect(await active.innerText()).toMatch(words.more);
      const preview = dialog.locator(`aside[aria-label="${words.preview}"]`);
      await preview.getByText(/\S{2}/).first().waitFor({ state: 'attached' });
      // It takes no room from the list on a phone.
      expect(await preview.isVisible()).toBe(window.viewport!.width > 1200);
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      const unfolded = await links();
      expect(unfolded.length).toBeGreaterThan(folded.length);
      expect(pageOf(unfolded[1])).toBe(pageOf(folded[0]));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowLeft');
      expect(await links()).toEqual(folded);
      expect(await active.getAttribute('href')).toBe(folded[0]);
      const kinds = dialog.getByRole('group', { name: words.kinds });
      await kinds.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await kinds.getByRole('radio', { name: words.reference }).isChecked()).toBe(true);
      const reference = await links();
      const isReference = (link: string) => /\/(api|types)\//.test(link);
      expect(reference.length).toBeGreaterThan(0);
      expect(reference.filter((link) => !isReference(link))).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(new URL(reference[0], siteUrl()).href);
      expect(await field.isVisible()).toBe(false);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('lead to the words: in view below the navbar, announced, with the focus there', async () => {
      const parts = await open();
      const { page, options, context, problems } = parts;
      await searchFor(parts, 'XMLHttpRequest');
      await options.filter({ hasText: 'XMLHttpRequest' }).first().click();
      await page.waitForURL(/guides\/file-upload#pitfalls$/);
      await page
        .getByRole('status')
        .filter({ hasText: words.announced })
        .waitFor({ state: 'attached' });
      const shown = await page.evaluate(() => {
        const [first] = CSS.highlights.get('search') as unknown as Set<Range>;
        const { top, bottom } = first.getBoundingClientRect();
        const { activeElement } = document;
        const section = document.getElementById('pitfalls')!;
        return {
          words: first.toString(),
          isInView: top >= document.querySelector('.navbar')!.clientHeight && bottom <= innerHeight,
          hasFocus: activeElement === section || activeElement!.contains(first.startContainer),
        };
      });
      expect(shown).toEqual({ words: 'XMLHttpRequest', isInView: true, hasFocus: true });
      expect(problems).toEqual([]);
      await context.close();
    });

    it('lead to the words again from the same address, and no other link does', async () => {
      const parts = await open();
      const { page, options, context, problems } = parts;
      const first = options.filter({ hasText: 'XMLHttpRequest' }).first();
      await searchFor(parts, 'XMLHttpRequest');
      await first.click();
      await page.waitForFunction(wordsInView, 'pitfalls');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await searchFor(parts, 'XMLHttpRequest');
      await first.click();
      await page.waitForFunction(wordsInView, 'pitfalls');
      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL((url) => !url.pathname.endsWith('/file-upload'));
      await page.waitForFunction(() => !CSS.highlights.has('search'));
      await page.locator('.pagination-nav__link--prev').click();
      await page.waitForURL(/guides\/file-upload$/);
      await page.waitForFunction(highlights);
      await page.waitForFunction(() => scrollY === 0);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('lead to words in a part that is collapsed, which they expand', async () => {
      const parts = await open();
      const { page, options, context, problems } = parts;
      await searchFor(parts, 'useSyncExternalStore');
      await options.filter({ hasText: 'useSyncExternalStore' }).first().click();
      await page.waitForURL(/use-subscribe#placement$/);
      await page.waitForFunction(wordsInView, 'placement');
      expect(problems).toEqual([]);
      await context.close();
    });

    it('lead to words at the far end of a table, on a small phone', async () => {
      const small = { ...window, viewport: { width: 320, height: 640 } };
      const parts = await openSite(browser, locale, small);
      const { dialog, page, context, problems } = parts;
      await searchFor(parts, 'onChangeListenTo');
      await dialog.locator('[role="option"][href*="/guides/comparison"]').first().click();
      await page.waitForURL(/guides\/comparison#glance$/);
      await page.waitForFunction(wordsInView, 'glance');
      expect(problems).toEqual([]);
      await context.close();
    });

    it('leave their words highlighted on the page until the reader clears them', async () => {
      const parts = await open();
      const { clear, page, context, problems } = parts;
      await searchFor(parts, words.query);
      await page.keyboard.press('Enter');
      await clear.waitFor();
      await page.waitForFunction(highlights);
      expect(await page.locator('article mark').count()).toBe(0);
      await page.reload();
      await page.waitForFunction(highlights);
      await clear.click();
      await clear.waitFor({ state: 'detached' });
      await page.waitForFunction(() => !CSS.highlights.has('search'));
      await page.waitForFunction(() => document.activeElement?.closest('article'));
      await page.reload();
      await hydrated(page);
      expect(await clear.count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('have their own page, whose address holds the keywords', async () => {
      const parts = await open();
      const { dialog, page, context, problems } = parts;
      await searchFor(parts, words.query);
      const total = (await dialog.getByRole('link', { name: words.all }).innerText()).match(
        /\d+/,
      )![0];
      await dialog.getByRole('link', { name: words.all }).click();
      await page.waitForURL(
        `${siteUrl()}${locale.prefix}search?q=${encodeURIComponent(words.query)}`,
      );
      await page.getByRole('heading', { level: 1, name: words.pageTitle }).waitFor();
      const field = page.getByRole('searchbox', { name: words.pageField });
      expect(await field.inputValue()).toBe(words.query);
      const results = page.getByRole('main').getByRole('listitem');
      await results.first().waitFor();
      expect(String(await results.count())).toBe(total);
      await field.fill(words.other);
      await page.waitForURL(`**/search?q=${encodeURIComponent(words.other)}`);
      await results
        .filter({ has: page.locator('mark') })
        .first()
        .waitFor();
      await field.fill('qwxzjk');
      await page.getByRole('main').getByText(words.empty).waitFor();
      await page.reload();
      await page.getByRole('main').getByText(words.empty).waitFor();
      expect(await field.inputValue()).toBe('qwxzjk');
      await field.fill(words.query);
      await results.getByRole('link').first().click();
      await page.waitForURL((url) => !url.pathname.endsWith('/search'));
      await page.waitForFunction(highlights);
      expect(problems).toEqual([]);
      await context.close();
    });

    it('are there when the dialog is opened again, and gone after a jump', async () => {
      const parts = await open();
      const { button, dialog, field, options, active, page, context } = parts;
      await searchFor(parts, words.query);
      const before = await options.allInnerTexts();
      await page.keyboard.press('Control+k');
      await dialog.waitFor({ state: 'hidden' });
      await button.click();
      expect(await field.inputValue()).toBe(words.query);
      expect(await options.allInnerTexts()).toEqual(before);
      // What was typed is selected, so that typing replaces it.
      await page.keyboard.type(words.other);
      expect(await field.inputValue()).toBe(words.other);
      await options.first().waitFor();
      await settled(field);
      await active.click();
      await dialog.waitFor({ state: 'hidden' });
      await button.click();
      expect(await field.inputValue()).toBe('');
      await context.close();
    });

    it('are remembered as recent searches until the reader forgets them', async () => {
      const parts = await open();
      const { button, dialog, field, options, page, context, problems } = parts;
      await searchFor(parts, words.query);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await page.reload();
      await button.click();
      await dialog.getByRole('group', { name: words.recent }).waitFor();
      expect(await options.allInnerTexts()).toEqual([words.query]);
      await page.keyboard.press('Enter');
      expect(await field.inputValue()).toBe(words.query);
      expect(await isFocused(field)).toBe(true);
      await options.nth(1).waitFor();
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: words.forget }).click();
      expect(await options.count()).toBe(0);
      expect(await isFocused(field)).toBe(true);
      expect(problems).toEqual([]);
      await context.close();
    });
  },
);
