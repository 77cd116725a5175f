import type { Page } from 'playwright-core';
import { browser, hydrated, openPage } from '../support/browser';
import { describeInTurn } from '../support/describeInTurn';
import { fillCode, shown, textOf } from '../support/liveEditor';
import { siteUrl } from '../support/site';

/** The demos that are edited here, as each language knows them. */
const LANGUAGES = [
  {
    locale: 'en-US',
    prefix: '',
    edit: 'Edit code',
    close: 'Close editor',
    reset: 'Reset',
    files: 'Demo files',
    rating: 'Your rating',
    subject: 'Subject',
    faulty: 'rating/Stars.tsx, with a problem',
  },
  {
    locale: 'zh-CN',
    prefix: 'zh-CN/',
    edit: '编辑代码',
    close: '关闭编辑器',
    reset: '重置',
    files: '示例的文件',
    rating: '你的评分',
    subject: '主题',
    faulty: 'rating/Stars.tsx，有问题',
  },
] as const;

/** The demo's block, its editor, and what runs in the editor's preview. */
function partsOf(page: Page, id: string) {
  const demo = page.locator(`[data-demo="${id}"]`);
  const preview = demo.frameLocator('iframe[data-visible="true"]').frameLocator('iframe');
  return { demo, preview, problem: demo.locator('[data-live-problems]') };
}

describeInTurn(LANGUAGES, 'editing demos in $locale', (language, it) => {
  const open = async (path: string, options = {}) => {
    const watched = await openPage(browser, siteUrl(), { locale: language.locale, ...options });
    await watched.page.goto(siteUrl() + language.prefix + path);
    await hydrated(watched.page);
    return watched;
  };

  it('edits every file of a demo', async () => {
    const { page, context, problems } = await open('intro/custom');
    const { demo, preview, problem } = partsOf(page, 'custom-rating');
    const edit = demo.getByRole('button', { name: language.edit });
    await edit.click();
    await shown(preview.getByText(language.rating));
    expect(await edit.getAttribute('aria-expanded')).toBe('true');
    expect(await demo.locator('[data-demo-preview]').isVisible()).toBe(false);

    const files = demo.getByRole('tablist', { name: language.files });
    const stars = files.getByRole('tab', { name: 'rating/Stars.tsx' });
    await files.getByRole('tab', { name: 'rating.tsx' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await stars.getAttribute('aria-selected')).toBe('true');
    const editor = demo.getByRole('tabpanel').getByRole('textbox');
    const beginning = async () => (await textOf(editor)).slice(0, 200);
    const source = await beginning();
    await fillCode(editor, `export const Stars = () => <b>★</b>;`);
    await shown(preview.getByText('★', { exact: true }));

    await fillCode(editor, `export const Stars = (`);
    await files.getByRole('tab', { name: language.faulty }).waitFor();
    await problem.getByText('rating/Stars.tsx').waitFor();

    await page.keyboard.press('Escape');
    await files.getByRole('tab', { name: 'rating/stars.css' }).click();
    await fillCode(editor, 'b { font-size: 77px }');
    await files.getByRole('tab', { name: language.faulty }).click();
    await fillCode(editor, `import './stars.css';\nexport const Stars = () => <b>★</b>;`);
    const star = await shown(preview.getByText('★', { exact: true }));
    expect(await star.evaluate((element) => getComputedStyle(element).fontSize)).toBe('77px');

    await demo.getByRole('button', { name: language.reset, exact: true }).click();
    expect(await beginning()).toBe(source);
    await shown(preview.getByRole('radio').first());
    await demo.getByRole('button', { name: language.close }).click();
    await demo.locator('[data-demo-preview]').getByText(language.rating).waitFor();
    expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['integration-ui-antd', 'integration-ui-mui', 'integration-ui-radix'])(
    'runs %s with its kit in both modes',
    async (id) => {
      const { page, context, problems } = await open('intro/integration-ui');
      const { demo, preview, problem } = partsOf(page, id);
      await demo.getByRole('button', { name: language.edit }).click();
      const field = await shown(preview.getByRole('textbox').first());
      const color = () => field.evaluate((element) => getComputedStyle(element).color);
      const light = await color();
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expect(changed(color, light)).resolves.toBeTruthy();
      expect(await problem.innerText()).toBe('');
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

describe('editing demos of schema libraries', () => {
  it.each([
    ['vaild-zod', 'Order', 'Enter a valid email address'],
    ['vaild-json-schema', 'Apply', 'Enter the person you are visiting'],
  ])('runs %s in the frame', async (id, button, message) => {
    const { page, context, problems } = await openPage(browser, siteUrl(), { locale: 'en-US' });
    await page.goto(`${siteUrl()}intro/vaild-schema`);
    await hydrated(page);
    const { demo, preview, problem } = partsOf(page, id);
    await demo.getByRole('button', { name: 'Edit code' }).click();
    await (await shown(preview.getByRole('button', { name: button }))).click();
    await shown(preview.getByText(message));
    expect(await problem.innerText()).toBe('');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('two editors on a page', () => {
  it('start an innocent demo again when another never comes to an end', async () => {
    const { page, context } = await openPage(browser, siteUrl(), { locale: 'en-US' });
    await page.goto(`${siteUrl()}intro/integration-ui`);
    await hydrated(page);
    const [innocent, guilty] = ['integration-ui-antd', 'integration-ui-mui'].map((id) =>
      partsOf(page, id),
    );
    for (const { demo, preview } of [innocent, guilty]) {
      await demo.getByRole('button', { name: 'Edit code' }).click();
      await shown(preview.getByRole('textbox').first());
    }
    await fillCode(
      innocent.demo.getByRole('textbox', { name: /Source of/ }),
      `export default () => <p>innocent</p>;`,
    );
    await shown(innocent.preview.getByText('innocent'));
    await fillCode(
      guilty.demo.getByRole('textbox', { name: /Source of/ }),
      `new Function('for (;;);')();`,
    );
    await guilty.problem.getByText('it no longer responded').waitFor();
    await shown(innocent.preview.getByText('innocent'));
    expect(await innocent.problem.innerText()).toBe('');
    await context.close();
  });
});

/** Waits until a value is no longer what it was. */
async function changed<T>(read: () => Promise<T>, before: T): Promise<boolean> {
  while ((await read()) === before) await new Promise((resolve) => setTimeout(resolve, 50));
  return true;
}
