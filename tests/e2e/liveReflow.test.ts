import type { Locator } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { demoBlock } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { fillCode, shown } from '../support/liveEditor';
import { LOCALES, siteUrl } from '../support/site';

/** Windows with little room (WCAG 1.4.4, 1.4.10): a small phone, and 1280 px at a zoom of 200 %. */
const WINDOWS = [
  { name: '320 px', options: { viewport: { width: 320, height: 640 } } },
  { name: '200 %', options: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
];

const WORDS = {
  'en-US': { edit: 'Edit code', run: 'Run', reset: 'Reset', close: 'Close editor', name: 'Ada' },
  'zh-CN': { edit: '编辑代码', run: '运行', reset: '重置', close: '关闭编辑器', name: '小明' },
} as const;

describeInTurn(WINDOWS, 'the editor at $name', ({ options }, it) => {
  it.each(LOCALES)('loses nothing in $id', async ({ id: locale, prefix }) => {
    const words = WORDS[locale];
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale, ...options });
    await page.goto(`${siteUrl()}${prefix}intro/custom`);
    await hydrated(page);
    const block = demoBlock(page, 'custom-rating');
    const button = (name: string) => block.getByRole('button', { name, exact: true });
    const fits = async (part: Locator) => {
      await part.scrollIntoViewIfNeeded();
      const box = (await part.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(options.viewport.width);
    };
    const pageScrolls = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );

    await button(words.edit).click();
    const preview = block.frameLocator('iframe[data-visible="true"]').frameLocator('iframe');
    await shown(preview.getByRole('radio').first());
    for (const name of [words.run, words.reset, words.close]) await fits(button(name));
    for (const tab of await block.getByRole('tab').all()) await fits(tab);
    expect(await pageScrolls()).toBe(false);

    // A long line scrolls within the editor, and what is typed at its end is in sight.
    const editor = block.getByRole('textbox', { name: /rating\.tsx/ });
    await fillCode(editor, `export default () => <p>${words.name}</p>; // ${'long '.repeat(40)}`);
    await shown(preview.getByText(words.name));
    await editor.press('End');
    await page.keyboard.type('end');
    const scroller = block.locator('[data-code-editor]:not([hidden] *) .cm-scroller');
    await editor.getByText('end', { exact: false }).first().waitFor();
    expect(
      await scroller.evaluate(
        (box) => box.scrollLeft > 0 && box.scrollLeft + box.clientWidth >= box.scrollWidth - 48,
      ),
    ).toBe(true);
    await fits(scroller);
    expect(await pageScrolls()).toBe(false);

    // A message with a long word wraps.
    await fillCode(editor, `throw new Error('${'x'.repeat(120)}');\nexport default () => null;`);
    const problem = block.locator('[data-live-problems]');
    await problem.getByText('xxxx').first().waitFor();
    await fits(problem.getByText('xxxx').first());
    expect(await pageScrolls()).toBe(false);

    await button(words.close).click();
    await editor.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
