import type { Page } from 'playwright-core';
import { DEMO_WORDS, demoBlock, demoPreview } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { until } from '../support/engines/until';
import { inspectorOf, waitForModel } from '../support/inspector';
import { LATE_SCRIPTS, openLate } from '../support/lateScripts';
import { SEARCH_WORDS } from '../support/searchDialog';
import { LOCALES, textIn } from '../support/site';

const WORDS = {
  'en-US': {
    name: 'Name',
    send: 'Sign up',
    required: 'Tell us your name',
    welcome: 'Welcome, Adae!',
    menu: 'Toggle navigation bar',
    color: /^Color mode/,
    dark: 'Dark',
    lamp: 'The lamp is at 80 percent.',
    subject: 'Subject',
    agreed: 'The team may read my messages',
  },
  'zh-CN': {
    name: '姓名',
    send: '注册',
    required: '请填写姓名',
    welcome: 'Adae',
    menu: '切换导航栏',
    color: /^颜色模式/,
    dark: '深色',
    lamp: '80',
    subject: '主题',
    agreed: '团队',
  },
} as const;

const [ALL] = LATE_SCRIPTS;
const live = (page: Page, id: string) =>
  page.locator(`[data-demo="${id}"] [data-demo-preview][data-live="true"]`).waitFor();

describeInTurn(LOCALES, 'before its scripts are loaded, in $id', ({ id, prefix }, it) => {
  const words = { ...DEMO_WORDS[id], ...SEARCH_WORDS[id], ...WORDS[id] };
  const open = (address: string, files = ALL.files, viewport = { width: 1280, height: 900 }) =>
    openLate(prefix + address, files, { locale: id, viewport });

  it.each([
    {
      name: 'a press on its button',
      ask: (page: Page) => page.getByRole('button', { name: words.search }).click(),
    },
    { name: 'Ctrl+K', ask: (page: Page) => page.keyboard.press('Control+k') },
    { name: 'the slash key', ask: (page: Page) => page.keyboard.press('/') },
  ])('the page opens the search dialog once after hydration, after $name', async ({ ask }) => {
    const { page, context, problems, arrive } = await open('intro/install');
    await ask(page);
    await ask(page);
    await page.getByRole('progressbar', { name: words.loading }).waitFor();
    await arrive();
    const dialog = page.getByRole('dialog', { name: words.search });
    await dialog.getByRole('combobox').waitFor();
    expect(await dialog.count()).toBe(1);
    expect(await page.locator('html').getAttribute('data-loading')).toBeNull();
    await page.keyboard.type('x');
    expect(await dialog.getByRole('combobox').inputValue()).toBe('x');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the page opens the mobile menu after hydration, also after a double tap', async () => {
    const { page, context, problems, arrive } = await open('intro/install', ALL.files, {
      width: 390,
      height: 800,
    });
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('button', { name: words.menu }).click();
    await arrive();
    await page.locator('.navbar-sidebar--show').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the page keeps the chosen color mode and tab after hydration', async () => {
    const { page, context, problems, arrive } = await open('intro/install');
    await page.getByRole('button', { name: words.color }).click();
    await page.getByRole('menuitemradio', { name: words.dark }).click();
    const second = page.getByRole('main').getByRole('tab').nth(1);
    await second.click();
    await arrive();
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.getByRole('main').getByRole('tab', { selected: true }).first().waitFor();
    expect(await second.getAttribute('aria-selected')).toBe('true');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(LATE_SCRIPTS)(
    'a form keeps typed text and the caret with $name delayed',
    async ({ files }) => {
      const { page, context, problems, arrive } = await open('intro/start', files);
      const demo = demoPreview(page, 'start-basic');
      const name = demo.getByRole('textbox').first();
      await demo.scrollIntoViewIfNeeded();
      await name.click();
      await page.keyboard.type('Ada');
      await page.keyboard.press('ArrowLeft');
      await arrive();
      await live(page, 'start-basic');
      expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
      await page.keyboard.press('End');
      await page.keyboard.type('e');
      await demo.getByRole('textbox').nth(1).fill('ada@example.org');
      await demo.getByRole('button', { name: words.send }).click();
      await demo.getByRole('status').filter({ hasText: words.welcome }).waitFor();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each(LATE_SCRIPTS)(
    'a form is validated after hydration with $name delayed',
    async ({ files }) => {
      const { page, context, problems, arrive } = await open('intro/start', files);
      const demo = demoPreview(page, 'start-basic');
      await demo.scrollIntoViewIfNeeded();
      await demo.getByRole('textbox').first().focus();
      await page.keyboard.press('Enter');
      expect(page.url()).not.toContain('?');
      await arrive();
      await demo.getByText(words.required).waitFor();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each(LATE_SCRIPTS)(
    'every kind of field keeps its value with $name delayed',
    async ({ files }) => {
      const { page, context, problems, arrive } = await open('intro/controller', files);
      const demo = demoPreview(page, 'controller-basic');
      await demo.scrollIntoViewIfNeeded();
      await demo.getByRole('textbox').first().fill('');
      await demo.getByRole('spinbutton').fill('3');
      await demo.getByRole('combobox').selectOption('large');
      await demo.getByRole('checkbox').check();
      // Autofill can set a value without an event, also in the field that has the focus.
      await demo.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
        field.focus();
        field.value = 'hot';
      });
      await arrive();
      await live(page, 'controller-basic');
      const t = textIn(id);
      await waitForModel(
        { block: demoBlock(page, 'controller-basic'), t },
        ...['name: ""', 'size: "large"', 'milk: true', 'note: "hot"'],
      );
      const model = demoPreview(page, 'controller-model');
      expect(await model.count()).toBe(1);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each(LATE_SCRIPTS)('a form is empty after a reset with $name delayed', async ({ files }) => {
    const { page, context, problems, arrive } = await open('intro/start', files);
    const block = demoBlock(page, 'start-basic');
    const demo = demoPreview(page, 'start-basic');
    const name = demo.getByRole('textbox').first();
    await name.fill('Ada');
    await block.getByRole('button', { name: DEMO_WORDS[id].more }).click();
    await block.getByRole('button', { name: words.reset }).click();
    await arrive();
    await live(page, 'start-basic');
    await until('an empty field', async () => (await name.inputValue()) === '');
    await demo.getByRole('button', { name: words.send }).click();
    await demo.getByText(words.required).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(LATE_SCRIPTS)(
    'the inspector of a demo follows keys on its tabs with $name delayed',
    async ({ files }) => {
      const { page, context, problems, arrive } = await open('intro/controller', files);
      const block = demoBlock(page, 'controller-basic');
      const tabs = inspectorOf({ block, t: textIn(id) }).getByRole('tab');
      await tabs.first().scrollIntoViewIfNeeded();
      await tabs.and(page.getByRole('tab', { selected: true })).focus();
      await page.keyboard.press('End');
      await arrive();
      await block.locator('[data-demo-inspector][data-inspecting]').waitFor();
      const last = tabs.last();
      await until(
        'the last tab',
        async () => (await last.getAttribute('aria-selected')) === 'true',
      );
      expect(await last.evaluate((tab) => tab === document.activeElement)).toBe(true);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each(LATE_SCRIPTS)(
    'the form of a UI kit keeps its values with $name delayed',
    async ({ files }) => {
      const { page, context, problems, arrive } = await open('intro/integration-ui', files);
      const demo = demoPreview(page, 'integration-ui-antd');
      await demo.scrollIntoViewIfNeeded();
      await demo.getByRole('textbox').first().fill('Printer');
      await demo.getByRole('checkbox').check();
      await demo.locator('button[type="submit"]').click();
      await arrive();
      await live(page, 'integration-ui-antd');
      expect(await demo.getByRole('textbox').first().inputValue()).toBe('Printer');
      expect(await demo.getByRole('checkbox').isChecked()).toBe(true);
      // Area and date are still empty.
      await demo.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      expect(await demo.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(2);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('the page keeps what is entered in fields of Mantine and Chakra UI', async () => {
    const { page, context, problems, arrive } = await open('guides/ui-kits');
    const [mantine, chakra] = ['ui-kits-mantine', 'ui-kits-chakra'].map((demo) => ({
      id: demo,
      preview: demoPreview(page, demo),
    }));
    await mantine.preview.getByRole('textbox').first().fill('mei@example.org');
    await mantine.preview.getByRole('checkbox').check();
    await chakra.preview.getByRole('textbox').fill('Ada');
    await chakra.preview.getByRole('combobox').selectOption('forms');
    await chakra.preview.locator('label', { has: page.getByRole('checkbox') }).click();
    await arrive();
    const t = textIn(id);
    for (const [{ id: demo, preview }, ...values] of [
      [mantine, 'email: "mei@example.org"', 'agreed: true'] as const,
      [chakra, 'name: "Ada"', 'workshop: "forms"', 'agreed: true'] as const,
    ]) {
      await preview.scrollIntoViewIfNeeded();
      await live(page, demo);
      await waitForModel({ block: demoBlock(page, demo), t }, ...values);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['mui', 'radix'])('a pressed select of %s opens after hydration', async (kit) => {
    const { page, context, problems, arrive } = await open('intro/integration-ui');
    const demo = demoPreview(page, `integration-ui-${kit}`);
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('combobox').click();
    await arrive();
    await page.getByRole('option').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['mui', 'antd'].flatMap((kit) => ['Enter', 'Space'].map((key) => ({ kit, key }))))(
    'a select of $kit opens after hydration at $key, and submits nothing',
    async ({ kit, key }) => {
      const { page, context, problems, arrive } = await open('intro/integration-ui');
      const demo = demoPreview(page, `integration-ui-${kit}`);
      await demo.scrollIntoViewIfNeeded();
      await demo.getByRole('combobox').focus();
      await page.keyboard.press(key);
      await arrive();
      await demo.locator('[role="combobox"][aria-expanded="true"]').waitFor({ state: 'attached' });
      expect(await demo.locator('[role="alert"]').filter({ hasText: /\S/ }).count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('the opened menu of a demo lists the online editors after hydration', async () => {
    const { page, context, problems, arrive } = await open('intro/start');
    const block = demoBlock(page, 'start-basic');
    await block.getByRole('button', { name: words.openIn }).click();
    await arrive();
    await block.getByRole('button', { name: /StackBlitz/ }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("the page shows a demo's code after hydration", async () => {
    const { page, context, problems, arrive } = await open('intro/start');
    const block = demoBlock(page, 'start-basic');
    await block.getByRole('button', { name: words.show }).click();
    await arrive();
    await block.getByText('export default').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
