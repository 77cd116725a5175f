import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { demoAsset } from '../../../plugins/demos/demoAsset';
import { readDemos } from '../../../plugins/demos/readDemos';
import { readLibrary } from '../../../plugins/online-editors/libraryFiles';
import { generateProject } from '../../../plugins/online-editors/project/generateProject';
import { browser, openPage } from '../../support/browser';
import { npmCommand } from '../../../plugins/library-downloads/npmCommand';
import { runTree } from '../../support/processTree';
import { startPagesServer } from '../../support/pagesServer';
import { SITE_DIR } from '../../support/site';

/** Installing and building takes as long as the registry and the machine want. */
jest.setTimeout(10 * 60_000);

/** One demo of each kind, and what a reader does to see that it lives. */
const DEMOS: { kind: string; id: string; use: (page: Page) => Promise<void> }[] = [
  {
    kind: 'plain',
    id: 'controller-basic',
    use: async (page) => {
      await page.getByLabel('Name').fill('Grace');
      expect(await page.getByLabel('Name').inputValue()).toBe('Grace');
    },
  },
  {
    kind: 'antd',
    id: 'integration-ui-antd',
    use: async (page) => {
      await page.locator('button.ant-btn').click();
      await page.getByText('Enter a subject').waitFor();
    },
  },
  {
    kind: 'MUI',
    id: 'integration-ui-mui',
    use: async (page) => {
      await page.locator('button.MuiButton-root').click();
      await page.getByText('Enter a name').waitFor();
    },
  },
  {
    kind: 'Radix',
    id: 'integration-ui-radix',
    use: async (page) => {
      await page.getByRole('combobox', { name: 'Room' }).click();
      await page.getByRole('option', { name: 'Garden room' }).click();
      await page.getByRole('button', { name: 'Book the room' }).click();
      await page.getByText('Enter a host').waitFor();
      expect(await page.getByText('Choose a room').count()).toBe(0);
    },
  },
  {
    kind: 'zod',
    id: 'vaild-zod',
    use: async (page) => {
      await page.getByRole('spinbutton').fill('7');
      await page.getByText('Enter at most 6').waitFor();
    },
  },
  {
    kind: 'JSON Schema',
    id: 'vaild-json-schema',
    use: async (page) => {
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('Enter the person you visit').waitFor();
    },
  },
  {
    kind: 'multi-file',
    id: 'custom-rating',
    use: async (page) => {
      await page.getByRole('radio', { name: '4 of 5 stars' }).check();
      expect(await page.locator('[data-filled="true"]').count()).toBe(4);
    },
  },
];

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

let root: string;

/** Runs npm as a reader would; a project does not inherit the tests' own NODE_ENV. */
async function npm(args: string[], cwd: string): Promise<void> {
  const PATH = `${root}/node_modules/.bin:${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_ENV: undefined };
  const { status, output } = await runTree(...npmCommand(...args), { cwd, env });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
}

function writeProject(id: string): Manifest {
  const demo = readDemos({
    siteDir: SITE_DIR,
    demosDir: path.join(SITE_DIR, 'demos'),
    lockfile: path.join(SITE_DIR, 'package-lock.json'),
  }).find((candidate) => candidate.id === id);
  if (!demo)
    throw new Error(`There is no demo "${id}" any more. Name another one of its kind here.`);
  const library = readLibrary(path.join(SITE_DIR, 'packages/bindform'));
  const { files } = generateProject(demoAsset(demo), library, 'en-US');
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, id, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  const { dependencies, devDependencies } = JSON.parse(files['package.json']) as Manifest;
  return { dependencies, devDependencies };
}

/** Installs what all projects need into the folder above them, where each of them finds it. */
async function install(manifests: Manifest[]): Promise<void> {
  const merge = (kind: keyof Manifest) => Object.assign({}, ...manifests.map((one) => one[kind]));
  const merged: Manifest = {
    dependencies: merge('dependencies') as Manifest['dependencies'],
    devDependencies: merge('devDependencies') as Manifest['devDependencies'],
  };
  for (const manifest of manifests) expect(merged).toMatchObject(manifest);
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({ private: true, ...merged }));
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], root);
}

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-projects-'));
  await install(DEMOS.map(({ id }) => writeProject(id)));
});

afterAll(async () => {
  fs.rmSync(root, { recursive: true });
});

it.each(DEMOS)('the project of the $kind demo $id builds and runs', async ({ id, use }) => {
  await npm(['run', 'build'], path.join(root, id));
  const server = await startPagesServer({ root: path.join(root, id, 'dist'), base: '/', port: 0 });
  const { page, context, problems } = await openPage(browser, server.url);
  await page.goto(server.url);
  await use(page);
  expect(problems).toEqual([]);
  await context.close();
  await server.close();
});
