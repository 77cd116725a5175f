import type { Browser } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { launchBrowser, openPage } from '../support/browser';
import { openKind, PAGE_KINDS } from '../support/pageKinds';
import { LOCALES, siteUrl } from '../support/site';
import { OPEN_STATES } from './openStates';

const MODES = ['light', 'dark'] as const;
/** Widths of the window (px). */
const WIDTHS = [320, 1280];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('opens states of kinds that there are', () => {
  const kinds = PAGE_KINDS.map(({ name }) => name);
  expect(kinds).toHaveLength(12);
  expect(Object.keys(OPEN_STATES).filter((kind) => !kinds.includes(kind))).toEqual([]);
});

describe.each(LOCALES)('in $id', (locale) => {
  it.each(PAGE_KINDS)(
    '$name breaks no rule of axe, closed and open',
    async (kind) => {
      const { page, context } = await openPage(browser, siteUrl(), {
        locale: locale.id,
        reducedMotion: 'reduce',
      });
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openKind(page, kind, locale);
        // The colour mode follows the system's, so both can be seen without opening all again.
        const check = async (state: string) => {
          for (const mode of MODES) {
            await page.emulateMedia({ colorScheme: mode });
            await page.locator(`html[data-theme="${mode}"]`).waitFor({ state: 'attached' });
            const lines = await axeViolations(page);
            found.push(...lines.map((line) => `${mode}, ${width}, ${state}: ${line}`));
          }
        };
        await check('as it comes');
        for (const { name, open } of OPEN_STATES[kind.name] ?? []) {
          await open(page, locale.id);
          await check(name);
        }
      }
      expect(found).toEqual([]);
      await context.close();
    },
    240_000,
  );
});
