import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { downloadedBytes } from '../support/browser';
import { playgroundState, prepareFixture } from '../support/playgroundBrowser';
import { tinyDemo } from '../support/playgroundDemo';
import type { PlaygroundState } from '../support/playgroundServer';

const { open, playground } = prepareFixture();

const demo = tinyDemo('Demo');

/** Opens the demo on the playground in a new tab. */
async function onStackBlitz(context: BrowserContext, page: Page): Promise<PlaygroundState> {
  const popup = context.waitForEvent('page');
  await page.evaluate(([asset, origin]) => fixture.open.openInStackBlitz(asset, { origin }), [
    demo,
    playground().origin,
  ] as const);
  return playgroundState(await popup);
}

/** Opens the demo on CodeSandbox, which is not reached. */
async function onCodeSandbox(context: BrowserContext, page: Page): Promise<Request> {
  await context.route('https://codesandbox.io/**', (route) => route.fulfill({ body: 'sandbox' }));
  const popup = context.waitForEvent('page');
  const posted = context.waitForEvent('request');
  await page.evaluate((asset) => fixture.open.openInCodeSandbox(asset), demo);
  await popup;
  return posted;
}

function codeSandboxFiles(fields: URLSearchParams): Record<string, string> {
  const parameters = fields.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(decompressFromBase64(parameters)) as {
    files: Record<string, { content: string }>;
  };
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}

it('opens StackBlitz in a new tab, with the demo, its files and the library', async () => {
  const { page, context, problems } = await open();
  const state = await onStackBlitz(context, page);
  expect(state).toMatchObject({
    title: 'Demo',
    template: 'node',
    opened: 'src/demo/basic.tsx',
  });
  expect(Object.keys(state.files)).toEqual(
    expect.arrayContaining([
      'package.json',
      'src/main.tsx',
      'src/demo/basic.tsx',
      'src/demo/parts/[id].tsx',
      'bindform/dist/index.js',
    ]),
  );
  expect(problems).toEqual([]);
  await context.close();
});

it('posts the same files to CodeSandbox, in a new tab', async () => {
  const { page, context, problems } = await open();
  const { files } = await onStackBlitz(context, page);
  const request = await onCodeSandbox(context, page);
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  const fields = new URLSearchParams(request.postData() ?? '');
  expect([...fields.keys()]).toEqual(['parameters', 'query']);
  expect(fields.get('query')).toBe('file=/src/demo/basic.tsx');
  expect(codeSandboxFiles(fields)).toEqual(files);
  expect(problems).toEqual([]);
  await context.close();
});

it('downloads the same files as an archive', async () => {
  const { page, context, problems } = await open();
  const { files } = await onStackBlitz(context, page);
  const downloaded = page.waitForEvent('download');
  await page.evaluate((asset) => fixture.open.downloadProject(asset), demo);
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('vaild-basic.zip');
  const archive = unzipSync(await downloadedBytes(download));
  const unpacked = Object.entries(archive).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(Object.fromEntries(unpacked)).toEqual(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`vaild-basic/${path}`, text])),
  );
  expect(problems).toEqual([]);
  await context.close();
});

it('speaks the whole protocol with a connected playground', async () => {
  const { page, context, problems } = await open();
  const results = await page.evaluate(async (origin) => {
    document.querySelector('main')!.innerHTML = '<div id="place"></div>';
    const project = {
      title: 'Protocol',
      template: 'node' as const,
      files: { 'package.json': '{"dependencies":{"react":"19.3.1"}}', 'a.ts': 'a', 'b.ts': 'b' },
    };
    fixture.embedFrame('place', { project }, { origin });
    const connection = await fixture.connectPlayground('place', { origin });
    const failure = (promise: Promise<unknown>) => promise.then(String, String);
    await connection.openFile(['a.ts', 'b.ts']);
    await connection.setTheme('dark');
    await connection.setView('preview');
    await connection.showSidebar(false);
    const before = await connection.getPreviewUrl();
    await connection.setPreviewPath('/about');
    await connection.applyDiff({ create: { 'c.ts': 'c' }, destroy: ['b.ts'] });
    return {
      previews: [before, await connection.getPreviewUrl()],
      files: await connection.getFiles(),
      dependencies: await connection.getDependencies(),
      failures: [
        await failure(connection.openFile('nowhere.ts')),
        await failure(connection.setPreviewPath('about')),
        await failure(connection.applyDiff({ create: {} } as never)),
        (connection.disconnect(), await failure(connection.getFiles())),
      ],
    };
  }, playground().origin);

  expect(results).toEqual({
    previews: [null, 'https://preview.test/about'],
    files: { 'package.json': '{"dependencies":{"react":"19.3.1"}}', 'a.ts': 'a', 'c.ts': 'c' },
    dependencies: { react: '19.3.1' },
    failures: [
      'Error: SDK_OPEN_FILE_FAILURE: No such file',
      "Error: Invalid preview path: expected a string starting with '/', got about",
      'Error: Invalid diff: create must be an object of files, destroy a list of paths',
      'Error: The playground is closed.',
    ],
  });
  expect(await playgroundState(page.frameLocator('#place'))).toMatchObject({
    opened: ['a.ts', 'b.ts'],
    theme: 'dark',
    view: 'preview',
    sidebar: false,
  });
  expect(problems).toEqual([]);
  await context.close();
});

it('refuses wrong targets with their fixed messages', async () => {
  const { page, context } = await open();
  const messages = await page.evaluate(async () => {
    const said = (attempt: () => unknown) =>
      Promise.resolve()
        .then(attempt)
        .then(
          () => 'nothing',
          (error: Error) => error.message,
        );
    return [
      await said(() => fixture.embedFrame(document.createElement('div'), { projectId: 'x' })),
      await said(() => fixture.embedFrame(7 as never, { projectId: 'x' })),
      await said(() => fixture.embedFrame('nowhere', { projectId: 'x' })),
      await said(() => fixture.connectPlayground(document.querySelector('main')!)),
    ];
  });
  expect(messages).toEqual([
    'Invalid Element',
    'Invalid element: 7',
    'the element with the given id could not be found',
    'Provided element is not an iframe.',
  ]);
  await context.close();
});
