import { strFromU8, unzipSync } from 'fflate';
import axe from 'axe-core';
import { decompressFromBase64 } from 'lz-string';
import type { Locator, Page } from 'playwright-core';
import { decodeCode } from '../../src/components/codeLink';
import { browser, downloadedBytes, hydrated, openPage } from '../support/browser';
import { DEMO_WORDS } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { fillCode, isFocused, shown } from '../support/liveEditor';
import { playgroundState } from '../support/playgroundBrowser';
import { startPlaygroundServer, type PlaygroundServer } from '../support/playgroundServer';
import { LOCALES, siteUrl } from '../support/site';
import { standInForStackBlitz } from '../support/stackBlitz';

const WORDS = {
  'en-US': {
    menu: 'File',
    add: 'New file',
    rename: (file: string) => `Rename ${file}`,
    copy: (file: string) => `Copy ${file}`,
    delete: (file: string) => `Delete ${file}`,
    name: 'Name of the new file',
    newName: (file: string) => `New name of ${file}`,
    submit: 'Add',
    outside: 'Keep files in this project',
    recased: 'differs from an existing one only in upper and lower case',
    deleted: (file: string) => `${file} was deleted.`,
    entryStays: 'You can rename it, but not delete it.',
    undo: (file: string) => `Restore ${file}`,
    copied: (file: string) => `${file} was copied.`,
    missing: (name: string) => `Cannot find module: ${name}`,
    line: (file: string, line: number) => `${file}, line ${line}`,
    kept: 'Your earlier edits have been restored.',
    run: 'Run',
    reset: 'Reset',
    stackBlitz: 'Open in StackBlitz (new tab)',
    codeSandbox: 'Open in CodeSandbox (new tab)',
    project: 'Download the project',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
  },
  'zh-CN': {
    menu: '文件',
    add: '新建文件',
    rename: (file: string) => `重命名 ${file}`,
    copy: (file: string) => `复制 ${file}`,
    delete: (file: string) => `删除 ${file}`,
    name: '新文件的名称',
    newName: (file: string) => `${file} 的新名称`,
    submit: '添加',
    outside: '文件只能放在本项目中',
    recased: '与已有名称只有大小写不同',
    deleted: (file: string) => `已删除 ${file}。`,
    entryStays: '可以重命名，不能删除',
    undo: (file: string) => `恢复 ${file}`,
    copied: (file: string) => `已复制 ${file}。`,
    missing: (name: string) => `找不到模块：${name}`,
    line: (file: string, line: number) => `${file}，第 ${line} 行`,
    kept: '已恢复你之前的修改',
    run: '运行',
    reset: '重置',
    stackBlitz: '在 StackBlitz 中打开（新标签页）',
    codeSandbox: '在 CodeSandbox 中打开（新标签页）',
    project: '下载完整项目',
    copyLink: '复制链接',
    linkCopied: '链接已复制',
  },
} as const;

/** A form of three files, in an order in which each edit compiles. */
const FILES = {
  'texts.json': '{ "greeting": "Hello from JSON" }\n',
  'parts/Price.tsx': `import texts from '../texts.json';\n\nexport const Price = () => <b className="price">{texts.greeting}</b>;\n`,
  'parts/price.css': '.price {\n  font-size: 77px;\n}\n',
};
const ENTRY = `import './parts/price.css';
import { Price } from './parts/Price';

export default function App() {
  return <Price />;
}
`;

let stackBlitz: PlaygroundServer;
beforeAll(async () => {
  stackBlitz = await startPlaygroundServer();
});
afterAll(() => stackBlitz.close());

/** Rules of WCAG that the editor breaks, as axe sees it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const result = await inPage.run({ include: ['[data-live-editor]'], exclude: ['iframe'] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  });
}

describeInTurn(LOCALES, 'files of the playground in $id', ({ id: locale, prefix }, it) => {
  const words = { ...DEMO_WORDS[locale], ...WORDS[locale] };

  async function open(width: number) {
    const watched = await openPage(browser, siteUrl(), {
      locale,
      viewport: { width, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page, context } = watched;
    await standInForStackBlitz(context, stackBlitz);
    await context.route('https://codesandbox.io/**', (route) => route.fulfill({ body: 'sandbox' }));
    await page.goto(`${siteUrl()}${prefix}playground#demo=start-basic`);
    await hydrated(page);
    const editor = page.getByRole('tabpanel').getByRole('textbox');
    const name = page.getByRole('textbox', { name: words.name });
    const choose = async (item: string) => {
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await page.getByRole('button', { name: item, exact: true }).click();
    };
    const add = async (file: string, text: string) => {
      await choose(words.add);
      await name.fill(file);
      await name.press('Enter');
      const own = page.getByRole('textbox', { name: new RegExp(`${file}$`) });
      await own.waitFor();
      expect(await isFocused(own)).toBe(true);
      await fillCode(own, text);
    };
    const tab = (file: string) => page.getByRole('tab', { name: new RegExp(`^${file}`) });
    const tabs = () => page.getByRole('tab').allInnerTexts();
    const preview = page
      .locator('iframe[data-visible="true"]')
      .contentFrame()
      .frameLocator('iframe');
    const greeting = preview.getByText('Hello from JSON', { exact: true });
    return { ...watched, editor, name, choose, add, tab, tabs, greeting };
  }

  /** Adds {@link FILES} and replaces the entry. */
  async function write({ add, tab, editor }: Awaited<ReturnType<typeof open>>) {
    for (const [file, text] of Object.entries(FILES)) await add(file, text);
    await tab('basic.tsx').click();
    await fillCode(editor, ENTRY);
  }
  const fontSize = (element: Locator) => element.evaluate((own) => getComputedStyle(own).fontSize);

  it('are added, renamed, deleted and brought back by keyboard, on a phone', async () => {
    const opened = await open(320);
    const { page, context, problems, editor, name, choose, tab, tabs, greeting } = opened;
    await tab('basic.tsx').waitFor();
    await write(opened);
    expect(await fontSize(await shown(greeting))).toBe('77px');

    await choose(words.add);
    for (const [typed, said] of [
      ['../a.tsx', words.outside],
      ['Basic.tsx', words.recased],
    ]) {
      await name.fill(typed);
      await name.press('Enter');
      await page.getByRole('alert').getByText(said).waitFor();
    }
    expect(await isFocused(name)).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await name.press('Escape');
    expect(await isFocused(tab('basic.tsx'))).toBe(true);

    // The file that is shown stays.
    await page.keyboard.press('Delete');
    await page.getByRole('status').getByText(words.entryStays).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await page.getByRole('status').getByText(words.deleted('texts.json')).waitFor();
    expect(await isFocused(tab('parts/Price.tsx'))).toBe(true);
    const alert = page.locator('[data-live-problems]');
    await alert.getByText(words.missing('../texts.json')).waitFor();
    await alert.getByText(words.line('parts/Price.tsx', 1)).waitFor();
    await page.getByRole('button', { name: words.undo('texts.json') }).click();
    expect(await isFocused(tab('texts.json'))).toBe(true);
    await shown(greeting);

    await page.keyboard.press('F2');
    const renaming = page.getByRole('textbox', { name: words.newName('texts.json') });
    await renaming.press('End');
    await renaming.fill('words.json');
    await renaming.press('Enter');
    await alert.getByText(words.missing('../texts.json')).waitFor();
    await tab('parts/Price.tsx').click();
    await fillCode(editor, FILES['parts/Price.tsx'].replace('texts.json', 'words.json'));
    await shown(greeting);

    // After a change of the language too, they are the reader's own.
    const otherPrefix = prefix ? '' : 'zh-CN/';
    await page.goto(`${siteUrl()}${otherPrefix}playground#demo=start-basic`);
    await hydrated(page);
    await tab('words.json').waitFor();
    await page.goto(`${siteUrl()}${prefix}playground#demo=start-basic`);
    await hydrated(page);
    await page.getByText(words.kept).waitFor();
    await page.getByRole('button', { name: words.run, exact: true }).click();
    expect(await fontSize(await shown(greeting))).toBe('77px');

    await page.getByRole('button', { name: words.reset, exact: true }).click();
    expect(await tabs()).toEqual(['basic.tsx']);
    await editor.getByText('useForm').first().waitFor();
    await page.getByRole('button', { name: /3/ }).click();
    expect((await tabs()).slice(1).sort()).toEqual([
      'parts/Price.tsx',
      'parts/price.css',
      'words.json',
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('go along by all ways out', async () => {
    const opened = await open(1280);
    const { page, context, problems, choose, tab, greeting } = opened;
    await tab('basic.tsx').waitFor();
    await write(opened);
    await shown(greeting);
    const written = { 'basic.tsx': ENTRY, ...FILES };
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

    await tab('parts/Price.tsx').click();
    await choose(words.copy('parts/Price.tsx'));
    await page.getByRole('status').getByText(words.copied('parts/Price.tsx')).waitFor();
    expect(await clipboard()).toBe(FILES['parts/Price.tsx']);

    await page.getByRole('button', { name: words.copyLink }).click();
    await page.getByText(words.linkCopied).waitFor();
    const code = new URLSearchParams(new URL(await clipboard()).hash.slice(1)).get('code')!;
    expect(await decodeCode(code)).toEqual(written);

    const take = async (place: string) => {
      const item = page.getByRole('button', { name: place, exact: true });
      if (!(await item.isVisible())) await page.getByRole('button', { name: words.openIn }).click();
      await item.click();
    };
    const inProject = Object.entries(written).map(([file, text]) => [`src/demo/${file}`, text]);
    const newTab = context.waitForEvent('page');
    await take(words.stackBlitz);
    expect((await playgroundState(await newTab)).files).toMatchObject(
      Object.fromEntries(inProject),
    );

    const posted = context.waitForEvent('request', (request) =>
      request.url().startsWith('https://codesandbox.io/api/v1/sandboxes/define'),
    );
    await take(words.codeSandbox);
    const parameters = new URLSearchParams((await posted).postData() ?? '').get('parameters');
    const { files: sandbox } = JSON.parse(
      decompressFromBase64(String(parameters).replace(/-/g, '+').replace(/_/g, '/')),
    ) as { files: object };
    expect(sandbox).toMatchObject(
      Object.fromEntries(inProject.map(([path, content]) => [path, { content }])),
    );

    const save = async (place: string) => {
      const download = page.waitForEvent('download');
      await take(place);
      const archive = Object.entries(unzipSync(await downloadedBytes(await download)));
      return Object.fromEntries(archive.map(([path, bytes]) => [path, strFromU8(bytes)]));
    };
    expect(await save(words.project)).toMatchObject(
      Object.fromEntries(inProject.map(([path, text]) => [`playground/${path}`, text])),
    );
    expect(await save(words.download('playground.zip'))).toEqual(written);
    expect(problems).toEqual([]);
    await context.close();
  });
});
