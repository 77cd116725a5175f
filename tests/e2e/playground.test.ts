import { deflateRawSync } from 'node:zlib';
import { browser, hydrated, openPage } from '../support/browser';
import { DEMO_WORDS, demoBlock, demoLive } from '../support/demos';
import { describeInTurn } from '../support/describeInTurn';
import { fillCode, shown, textOf } from '../support/liveEditor';
import { LOCALES, siteUrl } from '../support/site';

const WORDS = {
  'en-US': {
    title: 'Playground',
    template: 'Start from',
    linked: 'Code from a link',
    copy: 'Copy link',
    copied: 'Link copied.',
    foreign: 'Someone else wrote this code.',
    broken: 'This link is incomplete or was changed.',
    tooLarge: 'The code in this link is too large for the playground.',
    unknown: 'This example no longer exists.',
    tooLong: 'This code is too long for a link.',
    run: 'Run',
    reset: 'Reset',
    edit: 'Edit code',
    open: 'Open in the playground',
    copyMine: 'Copy a link to my code',
    project: 'Download the project',
    console: 'Console',
    noLogs: 'Console output appears here.',
    dropped: '250 earlier lines are not shown.',
    inspector: 'Form inspector',
    errors: 'Errors',
    group: 'Your first form',
  },
  'zh-CN': {
    title: '演练场',
    template: '从示例开始',
    linked: '来自链接的代码',
    copy: '复制链接',
    copied: '链接已复制',
    foreign: '这段代码是别人写的。',
    broken: '这个链接不完整或被改动过。',
    tooLarge: '这个链接携带的代码超出了演练场的上限。',
    unknown: '没有这个名称的示例',
    tooLong: '代码太长，放不进链接。',
    run: '运行',
    reset: '重置',
    edit: '编辑代码',
    open: '在演练场中打开',
    copyMine: '复制我的代码链接',
    project: '下载完整项目',
    console: '控制台',
    noLogs: '代码输出的日志会显示在这里。',
    dropped: '前面还有 250 行未显示。',
    inspector: '表单检查器',
    errors: '错误',
    group: '编写第一个表单',
  },
} as const;

const HELLO = `export default function Hello() {
  return <p>Hello from a link</p>;
}
`;

const linkOf = (code: unknown) =>
  `code=${deflateRawSync(typeof code === 'string' ? code : JSON.stringify(code)).toString('base64url')}`;

describeInTurn(LOCALES, 'the playground in $id', ({ id: locale, prefix }, it) => {
  const words = { ...DEMO_WORDS[locale], ...WORDS[locale] };

  async function open(hash = '', path = 'playground') {
    const watched = await openPage(browser, siteUrl(), {
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = watched;
    await page.goto(`${siteUrl()}${prefix}${path}${hash && `#${hash}`}`);
    await hydrated(page);
    const editor = page.getByRole('textbox', { name: /\.tsx$/ });
    const preview = page.locator('iframe[data-visible="true"]').contentFrame();
    return {
      ...watched,
      editor,
      preview,
      template: page.getByRole('combobox', { name: words.template }),
      run: page.getByRole('button', { name: words.run, exact: true }),
      /** What the code shows, in the frame in the frame. */
      inPreview: (text: string) =>
        shown(preview.frameLocator('iframe').getByText(text, { exact: true })),
      copyLink: async () => {
        await page.getByRole('button', { name: words.copy }).click();
        await page.getByText(words.copied).waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      },
    };
  }

  it('runs what is written, and sends it on as a link that runs only when asked to', async () => {
    const first = await open();
    await fillCode(first.editor, HELLO);
    await first.inPreview('Hello from a link');
    const link = await first.copyLink();
    expect(link).toMatch(/\/playground#code=[\w-]+$/);
    expect(first.problems).toEqual([]);
    await first.context.close();

    const second = await open(new URL(link).hash.slice(1));
    await second.page.getByText(words.foreign).waitFor();
    expect(await textOf(second.editor)).toBe(HELLO);
    expect(await second.template.inputValue()).toBe('');
    // Neither an edit nor a reset runs it.
    await second.editor.pressSequentially(' ');
    await second.page.getByRole('button', { name: words.reset, exact: true }).click();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await second.page.getByText(words.foreign).waitFor();
    await second.run.click();
    await second.inPreview('Hello from a link');
    await fillCode(second.editor, HELLO.replaceAll('Hello', 'Bye'));
    await second.inPreview('Bye from a link');
    expect(second.problems).toEqual([]);
    await second.context.close();
  });

  it('shows what the code logs, and its forms, next to the preview', async () => {
    const { page, context, problems, editor, preview } = await open('demo=first-form-rules');
    const log = page.getByRole('log', { name: words.console });
    await log.getByText(words.noLogs).waitFor();
    const tabs = preview.frameLocator('iframe').getByRole('tablist', { name: words.inspector });
    await shown(tabs);
    await tabs.getByRole('tab', { name: words.errors }).click();
    await fillCode(
      editor,
      `for (let line = 1; line < 300; line += 1) console.log(\`line \${line}\`);
console.info('%s is', 'Ada', { age: 36 });
${HELLO}`,
    );
    await log.getByText(words.dropped).waitFor();
    expect(await log.getByText('Ada is { age: 36 }', { exact: true }).count()).toBe(1);
    // Each run begins with an empty console.
    await fillCode(editor, `console.log('again');\n${HELLO}`);
    await log.getByText('again').waitFor();
    expect(await log.getByText('line 299').count()).toBe(0);
    await fillCode(editor, `alert('A dialog');\n${HELLO}`);
    await log.getByText('A dialog').waitFor();
    // What was logged before an error helps to find it.
    await fillCode(editor, `console.log('before');\nthrow new Error('broken');\n${HELLO}`);
    await log.getByText('before').waitFor();
    await page.getByRole('alert').getByText('broken').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('begins with any demo, and keeps edits over a reload', async () => {
    const { page, context, problems, template, editor } = await open('demo=vaild-zod');
    const shows = (text: string) => editor.getByText(text).first().waitFor();
    await shows("from 'zod'");
    expect(await template.inputValue()).toBe('vaild-zod');
    const group = template.locator(`optgroup[label="${words.group}"]`);
    expect(await group.locator('option').count()).toBeGreaterThan(1);
    await template.selectOption('use-watch-one');
    await page.waitForURL(/#demo=use-watch-one$/);
    await shows('useWatch');
    await fillCode(editor, HELLO);
    await page.reload();
    await hydrated(page);
    await editor.waitFor();
    expect(await textOf(editor)).toBe(HELLO);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says what is wrong with a link, and goes on', async () => {
    const { page, context, problems, template, editor } = await open('code=abc');
    const links: [hash: string, word: 'broken' | 'tooLarge' | 'unknown'][] = [
      ['code=abc', 'broken'],
      [linkOf('[1, 2]'), 'broken'],
      [linkOf({ files: { '../a.tsx': '' }, entry: '../a.tsx' }), 'broken'],
      [linkOf({ files: { 'node_modules/react/index.js': '' }, entry: 'a.tsx' }), 'broken'],
      [`code=${deflateRawSync(Buffer.alloc(1e7)).toString('base64url')}`, 'tooLarge'],
      [`code=${'a'.repeat(30_000)}`, 'tooLarge'],
      ['demo=<img src=x onerror=alert(1)>', 'unknown'],
    ];
    for (const [hash, word] of links) {
      await page.evaluate((next) => void (location.hash = next), hash);
      await page.getByRole('alert').getByText(words[word]).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      await template.selectOption('start-basic');
      await editor.waitFor();
      await page.getByRole('alert').getByText(words[word]).waitFor({ state: 'detached' });
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps what was written when another link is opened, back and forward too', async () => {
    const { page, context, problems, editor, template } = await open('demo=start-basic');
    const shows = (text: string) => editor.getByText(text).first().waitFor();
    await shows('useForm');
    await fillCode(editor, HELLO.replaceAll('Hello', 'Mine'));
    const follow = (name: string) =>
      page.evaluate(
        (hash) => void (location.hash = hash),
        linkOf({ files: { 'App.tsx': HELLO.replaceAll('Hello', name) }, entry: 'App.tsx' }),
      );
    await follow('First');
    await shows('First');
    await page.getByText(words.foreign).waitFor();
    await follow('Second');
    await shows('Second');
    await page.goBack();
    await shows('First');
    await page.getByText(words.foreign).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.goBack();
    await shows('Mine');
    expect(await template.inputValue()).toBe('start-basic');
    await page.goForward();
    await shows('First');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('opens a demo, and what the reader has made of it', async () => {
    const { page, context, problems, template, inPreview } = await open('', 'intro/start');
    await demoLive(page, 'start-basic');
    const demo = demoBlock(page, 'start-basic');
    await demo.getByText(words.openIn).click();
    await demo.getByRole('button', { name: words.open }).click();
    await page.waitForURL(/\/playground#demo=start-basic$/);
    await template.waitFor();
    await page.goBack();
    await demoLive(page, 'start-basic');
    await demo.getByRole('button', { name: words.edit }).click();
    const editor = demo.getByRole('textbox', { name: /\.tsx$/ });
    await fillCode(editor, HELLO);
    await demo.getByText(words.openIn).click();
    await demo.getByRole('button', { name: words.copyMine }).click();
    await demo.getByText(words.copied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await demo.getByText(words.openIn).click();
    await demo.getByRole('button', { name: words.open }).click();
    await page.waitForURL(link);
    // It is the reader's own code, so it runs.
    await inPreview('Hello from a link');
    expect(problems).toEqual([]);
    await context.close();
  });
});
