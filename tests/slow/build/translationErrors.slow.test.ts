import path from 'node:path';
import { untilCompiled } from '../../../packages/site-tools/start-all/devServer';
import { freePort } from '../../../packages/site-tools/start-all/port';
import { withGeneratedFilesIn } from '../../../src/upstream/environment';
import { browser, openPage } from '../../support/browser';
import { startTree, type ProcessTree } from '../../support/processTree';
import { BASE, SITE_DIR } from '../../support/site';

const FIXTURE = path.join(SITE_DIR, 'tests/fixtures/shell-site');

/** A cold development server on a busy machine (ms). */
const START_PATIENCE = 400_000;

let server: ProcessTree;
let url: string;

beforeAll(async () => {
  const port = await freePort(0);
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const args = ['start', FIXTURE, '--no-open', '--port', String(port), '--locale', 'zh-CN'];
  server = startTree(process.execPath, [cli, ...args], {
    cwd: FIXTURE,
    env: {
      ...process.env,
      // Another suite builds the same fixture at the same time.
      ...withGeneratedFilesIn('.docusaurus-dev'),
      NODE_ENV: 'development',
      BABEL_ENV: 'development',
      NO_COLOR: '1',
    },
    stdio: 'ignore',
  });
  url = `http://localhost:${port}${BASE}zh-CN/`;
  await untilCompiled(url);
}, START_PATIENCE);

afterAll(() => server?.end());

describe('messages without a translation', () => {
  it('are reported once in the console of a development server', async () => {
    const { page, context } = await openPage(browser, url, { locale: 'zh-CN' });
    const missing: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('Missing')) {
        missing.push(message.text());
      }
    });
    await page.goto(`${url}plain`);
    await page.getByText('This has no id.').waitFor();
    // The page renders once more when the reader comes back to it.
    await page.getByRole('link', { name: 'News' }).first().click();
    await page.getByText('This has no id.').waitFor();
    expect(missing.filter((text) => /fixture\.|no id/.test(text)).sort()).toEqual([
      'Missing id (zh-CN): the text "This has no id." has none. Give it one, so that it can be translated.',
      'Missing message (zh-CN): "fixture.untranslated" is not in i18n/zh-CN/code.json, so its English text is shown. Run: npm run write-translations.',
    ]);
    await context.close();
  });
});
