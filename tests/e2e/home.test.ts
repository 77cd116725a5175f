import { barsOf } from '../../src/components/benchmark/barsOf';
import type { Results } from '../../src/components/benchmark/results';
import { scaleEnd } from '../../src/components/benchmark/scaleEnd';
import measured from '../../src/components/benchmark/library.json';
import { browser, hydrated, openPage, type WatchedPage } from '../support/browser';
import { demoBlock, demoLive, demoPreview } from '../support/demos';
import { allRendersOf, waitForRenders } from '../support/inspector';
import { describeInTurn } from '../support/describeInTurn';
import { shown } from '../support/liveEditor';
import { LOCALES, siteUrl, textIn } from '../support/site';

const results: Results = measured;

describeInTurn(LOCALES, 'the home page in $id', ({ id: locale, prefix }, it) => {
  const t = textIn(locale);
  const open = async (options = {}): Promise<WatchedPage> => {
    const watched = await openPage(browser, siteUrl(), { locale, ...options });
    await watched.page.goto(siteUrl() + prefix);
    return watched;
  };

  it('says what it is and shows a form next to its code in the first screen', async () => {
    const { page, context } = await open({
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    });
    const top = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const field = (await demoPreview(page, 'home-first')
      .getByRole('textbox')
      .first()
      .boundingBox())!;
    const code = (await demoBlock(page, 'home-first')
      .locator('[data-demo-source]')
      .getByText('useForm')
      .first()
      .boundingBox())!;
    for (const box of [top, field, code]) expect(box.y + box.height).toBeLessThan(900);
    expect(code.x).toBeLessThan(field.x);
    await context.close();
  });

  it('copies the line that installs it, which is that of the installation page', async () => {
    const { page, context, problems } = await open({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await hydrated(page);
    const name = t('Copy the install command', '复制安装命令');
    await page.getByRole('button', { name }).click();
    await page.getByRole('status').getByText(t('Copied', '已复制')).waitFor();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByText(line, { exact: true }).waitFor();
    await page.goto(`${siteUrl()}${prefix}intro/install`);
    const shownThere = await page.locator('.theme-code-block code').first().innerText();
    expect(shownThere.trim()).toBe(line);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('charts what a keystroke costs, the quickest first, with the least possible as a line', async () => {
    const { page, context } = await open({ javaScriptEnabled: false });
    const chart = page.getByRole('table', {
      name: t('One keystroke in a form of 1,000 fields', '在 1,000 个字段的表单中输入一个字符'),
    });
    const { floors, libraries } = barsOf(results, 'keystroke', 1000);
    const rows = chart.getByRole('row').filter({ has: page.getByRole('cell') });
    const times = (await rows.allInnerTexts()).map((text) => /([\d.,]+) ms/.exec(text)?.[1]);
    const { format } = new Intl.NumberFormat('en-US', {
      minimumSignificantDigits: 2,
      maximumSignificantDigits: 3,
    });
    const medians = libraries.map(({ figure }) => figure?.median);
    expect(times).toEqual(
      medians.map((median) => (median === undefined ? median : format(median))),
    );

    // A bar is as long as its time, up to the end of the scale, and a line is as far from the start as a bar of
    // its time would be long.
    const end = scaleEnd(medians.map((median = 0) => median));
    const track = (await rows.first().locator('[aria-hidden=true]').boundingBox())!;
    const perMs = track.width / end;
    const bars = await rows.locator('[style*="--share"]').all();
    const boxes = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())!));
    const measured = medians.filter((median) => median !== undefined);
    expect(boxes.map(({ width }) => Math.round(width))).toEqual(
      measured.map((median) => Math.round(Math.max(2, Math.min(median, end) * perMs))),
    );
    const lines = await rows.first().locator('[data-floor]').all();
    const lineBoxes = await Promise.all(lines.map(async (line) => (await line.boundingBox())!));
    expect(lineBoxes.map(({ x }) => Math.round(x - track.x))).toEqual(
      floors.map(({ figure }) => Math.round(figure.median * perMs)),
    );
    for (const { figure } of floors) {
      await page
        .getByText(`${format(figure.median)} ms`)
        .first()
        .waitFor();
    }
    await chart.getByRole('rowheader', { name: 'Bindform', exact: true }).waitFor();

    const more = page
      .getByRole('main')
      .getByRole('link', { name: t('Form performance', '表单性能') });
    await more.click();
    await page
      .getByRole('heading', { level: 1, name: t('Form performance', '表单性能') })
      .waitFor();
    await context.close();
  });

  it('shows the same form in four libraries, in tabs that are in the address', async () => {
    const { page, context, problems } = await open({ viewport: { width: 1440, height: 900 } });
    await hydrated(page);
    const comparison = page.getByRole('region', {
      name: t('The same form, four libraries', '同一个表单，四个库的写法'),
    });
    const height = () => comparison.evaluate((section) => section.clientHeight);
    const code = (library: string) => comparison.getByRole('tabpanel', { name: library });
    await code('Bindform').getByText("from 'bindform'").waitFor();
    const before = await height();
    await comparison.getByRole('tab', { name: 'Formik' }).click();
    await code('Formik').getByText("from 'formik'").waitFor();
    expect(await code('Bindform').count()).toBe(0);
    expect(await height()).toBe(before);
    expect(new URL(page.url()).searchParams.get('library')).toBe('formik');
    await page.keyboard.press('ArrowRight');
    await code('Ant Design').getByText("from 'antd'").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leads to each UI kit that the guide shows', async () => {
    const { page, context } = await open({ javaScriptEnabled: false });
    const kits = page.getByRole('region', {
      name: t('Any input, any UI kit', '任意输入框，任意 UI 组件库'),
    });
    for (const kit of ['Ant Design', 'MUI', 'Radix', 'shadcn/ui', 'Mantine', 'Chakra UI']) {
      const address = (await kits.getByRole('link', { name: kit }).getAttribute('href'))!;
      await page.goto(new URL(address, page.url()).href);
      await page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`).waitFor();
      await page.goBack();
    }
    await context.close();
  });

  it('shows in the inspector that a keystroke renders one field', async () => {
    const { page, context, problems } = await open();
    await demoLive(page, 'home-first');
    const trip = demoPreview(page, 'home-first');
    const inspected = { block: demoBlock(page, 'home-first'), t };
    expect(await allRendersOf(inspected)).toEqual([1, 1, 1]);
    const to = trip.getByRole('textbox', { name: t('To', '目的地') });
    await to.pressSequentially('Rio');
    await waitForRenders(inspected, 'to', 4);
    expect(await allRendersOf(inspected)).toEqual([1, 1, 4]);
    await trip.getByRole('button', { name: t('Find trains', '查找车次') }).click();
    await trip.getByText(t('Lisbon → Rio', '上海 → Rio')).waitFor();
    await to.fill('');
    await trip.getByRole('button', { name: t('Find trains', '查找车次') }).click();
    await trip.getByText(t('Enter a destination', '请填写目的地')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('lets the code be edited where it is', async () => {
    const { page, context, problems } = await open({ viewport: { width: 1440, height: 900 } });
    await demoLive(page, 'home-first');
    const demo = demoBlock(page, 'home-first');
    await demo.getByRole('button', { name: t('Edit code', '编辑代码') }).click();
    const preview = demo.frameLocator('iframe[data-visible="true"]').frameLocator('iframe');
    await shown(preview.getByRole('textbox').first());
    const editor = demo.getByRole('textbox', { name: /first\.tsx/ });
    await editor.fill('export default () => <b>edited</b>;');
    await shown(preview.getByText('edited'));
    const frame = (await demo.locator('iframe[data-visible="true"]').boundingBox())!;
    expect((await editor.boundingBox())!.x).toBeLessThan(frame.x);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps what is wrong with the row that has it', async () => {
    const { page, context, problems } = await open();
    await demoLive(page, 'home-rows');
    const list = demoPreview(page, 'home-rows');
    const item = list.getByRole('textbox', { name: t('Item', '物品') });
    await item.first().fill('');
    const wrong = list.locator('[aria-invalid="true"]');
    await wrong.waitFor();
    await list.getByRole('button', { name: t('Reverse the list', '颠倒顺序') }).click();
    await expect(item.last().getAttribute('aria-invalid')).resolves.toBe('true');
    expect(await item.first().inputValue()).toBe(t('Raincoat', '雨衣'));
    await list.getByRole('button', { name: t('Add an item', '添加一件') }).click();
    await item.nth(2).waitFor();
    await list
      .getByRole('button', { name: t('Remove', '删除') })
      .nth(1)
      .click();
    await wrong.waitFor({ state: 'detached' });
    expect(await item.count()).toBe(2);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says when a handle is short or taken, and welcomes a free one', async () => {
    const { page, context, problems } = await open();
    await demoLive(page, 'home-rules');
    const form = demoPreview(page, 'home-rules');
    const handle = form.getByRole('textbox', { name: t('Username', '用户名') });
    for (const [name, message] of [
      ['a', t('Use at least three letters', '至少需要三个字符')],
      ['ada', t('This username is taken', '这个用户名已被占用')],
    ]) {
      await handle.fill(name);
      await form.getByRole('alert').getByText(message).waitFor();
    }
    await handle.fill('grace');
    await form.getByRole('button', { name: t('Continue', '确定') }).click();
    await form.getByText(t('Welcome, grace.', '欢迎你，grace。')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('subscribes, follows other fields and takes changes back', async () => {
    const { page, context, problems } = await open();
    await demoLive(page, 'home-total');
    const total = demoPreview(page, 'home-total');
    await total.getByRole('spinbutton').fill('3');
    await total.getByText(t('Total: $405', '合计：405 元')).waitFor();
    await demoLive(page, 'home-follow');
    const follow = demoPreview(page, 'home-follow');
    const error = follow.getByText(t('The passwords differ', '两次输入的密码不一致'));
    await follow.getByLabel(t('Confirm password', '确认密码')).fill('abc');
    await error.waitFor();
    await follow.getByLabel(t('Password', '密码'), { exact: true }).fill('abc');
    await error.waitFor({ state: 'detached' });
    await demoLive(page, 'home-undo');
    const undo = demoPreview(page, 'home-undo');
    const note = undo.getByRole('textbox');
    const original = await note.inputValue();
    await note.fill('');
    await undo.getByRole('button', { name: t('Undo', '撤销') }).click();
    expect(await note.inputValue()).toBe(original);
    await undo.getByRole('button', { name: t('Redo', '重做') }).click();
    expect(await note.inputValue()).toBe('');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows the types of a sample to mouse and keyboard, and puts them away on Escape', async () => {
    const { page, context, problems } = await open();
    await hydrated(page);
    const code = page.getByRole('region', { name: t('Code with types', '带类型的代码') });
    const hint = page.getByRole('tooltip');
    await code.getByRole('button', { name: 'born' }).hover();
    await hint.getByText('born: Date').waitFor();
    await page.keyboard.press('Escape');
    await hint.getByText('born: Date').waitFor({ state: 'hidden' });
    await code.getByRole('button', { name: 'age' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await hint.getByText(/rex: \{\s+name: string/).waitFor();
    await page.keyboard.press('Tab');
    await hint.getByText('"owner.brn"').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([320, 390])('loses nothing at %i px', async (width) => {
    const { page, context } = await open({ viewport: { width, height: 800 } });
    await hydrated(page);
    const scrollable = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await scrollable()).toBe(0);
    await context.close();
  });
});
