import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import apiReference from './index';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-api-'));
const page = path.join(siteDir, 'docs/page.mdx');
beforeAll(() => fs.mkdirSync(path.dirname(page)));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

/** What the plugin does with a page, several times as a development server does after edits of others. */
async function load(text: string, mode: string, times = 1): Promise<void> {
  fs.writeFileSync(page, `---\ntitle: T\n---\n\n${text}\n`);
  const environment = jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: mode,
  } as never);
  const context = { siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus') };
  const { allContentLoaded } = apiReference(context as LoadContext, {
    entry: 'src/index.ts',
    tsConfig: 'tsconfig.json',
    components: [],
    parser: true,
  });
  environment.restore();
  const docs = [{ source: '@site/docs/page.mdx', permalink: '/page', title: 'T' }];
  const allContent = {
    'api-reference': {
      default: {
        source: { reference: { state: 'ready', definitions: {} } },
        translate: (definitions: object) => definitions,
      },
    },
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
  };
  for (let time = 0; time < times; time++) {
    await allContentLoaded?.({ allContent, actions: {} } as never);
  }
}

it('stops a build at a name that the library does not have', async () => {
  await expect(load('<API id="Frm" />', 'production')).rejects.toThrow(
    'docs/page.mdx:5: <API id="Frm"> names nothing that the library exports.',
  );
  await expect(load('Text.', 'production')).resolves.toBeUndefined();
});

it('stops a build at a version of the library that cannot be the next one', async () => {
  const source = path.join(siteDir, 'src/index.ts');
  const changelog = path.join(siteDir, 'CHANGELOG.md');
  fs.mkdirSync(path.dirname(source));
  fs.writeFileSync(source, '/** @since 9.0.0 */\nexport const a = 1;\n');
  fs.writeFileSync(changelog, '## 1.5.0\n');
  await expect(load('Text.', 'production')).rejects.toThrow('src/index.ts:1: "@since 9.0.0"');
  fs.rmSync(changelog);
});

it('says it once to a writer whose server takes in other edits', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
  await load('<API id="Frm" />', 'development', 3);
  expect(warn).toHaveBeenCalledTimes(1);
});
