import { exec, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import library from '../../../packages/bindform/package.json';
import site from '../../../package.json';
import { browser, hydrated, openPage } from '../../support/browser';
import { packageManagerEnvironment } from '../../support/packageManagers';
import { BASE, SITE_DIR, siteUrl } from '../../support/site';

/** A block of code of the page, as a reader would copy it. */
interface Block {
  /** Package manager whose tab it is in. */
  manager?: string;
  /** File name above the code. */
  title?: string;
  code: string;
}

/** Name of a block of shell lines, which has no file name. */
const SHELL = 'bash code';

const BUILT_ADDRESS = new RegExp(`https?://[^/\\s"]+${BASE}`, 'g');

let scratch: string;
let blocks: Block[];
let env: NodeJS.ProcessEnv;

/** The code blocks of the page, with the addresses of the published site led to the served one. */
async function readBlocks(): Promise<Block[]> {
  const { page, context } = await openPage(browser, siteUrl());
  await page.goto(`${siteUrl()}intro/install`);
  await hydrated(page);
  const found = await page.locator('.theme-code-block').evaluateAll((elements) =>
    elements.map((element) => ({
      manager: element.closest('[role="tabpanel"]')?.id.replace(/^.*-panel-/, ''),
      title: element.querySelector('pre')?.getAttribute('aria-label') ?? undefined,
      code: element.querySelector('code')?.textContent ?? '',
    })),
  );
  await context.close();
  return found.map((block) => ({ ...block, code: block.code.replace(BUILT_ADDRESS, siteUrl()) }));
}

/** A reader's project, with React and its types. */
function makeProject(name: string): string {
  const project = path.join(scratch, name);
  const { react, 'react-dom': reactDom } = site.dependencies;
  const { '@types/react': types, '@types/react-dom': domTypes } = site.devDependencies;
  const manifest = {
    name,
    private: true,
    type: 'module',
    dependencies: { react, 'react-dom': reactDom },
    devDependencies: { '@types/react': types, '@types/react-dom': domTypes },
  };
  fs.mkdirSync(project, { recursive: true });
  fs.writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
  return project;
}

/** Runs shell lines; not synchronously, because this process serves the site. */
const run = async (project: string, lines: string): Promise<string> =>
  (await promisify(exec)(lines, { cwd: project, env })).stdout;

const fileNamed = (title: string): string => {
  const found = blocks.find((block) => block.title === title);
  if (!found) throw new Error(`The installation page shows no ${title}.`);
  return found.code;
};

function writeFiles(project: string, titles: string[]): void {
  for (const title of titles) {
    const file = path.join(project, title);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, fileNamed(title));
  }
}

/** Types into the one field of a page and expects the answer. */
async function tryField(page: Page, answer: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await page.getByText(answer, { exact: true }).waitFor();
  const label = page.locator('.bindform-label');
  expect(await label.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('500');
}

beforeAll(async () => {
  scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-install-')));
  env = packageManagerEnvironment(scratch);
  blocks = await readBlocks();
}, 300_000);
afterAll(async () => {
  fs.rmSync(scratch, { recursive: true, force: true });
});

it.each(['npm', 'pnpm', 'yarn', 'bun'])(
  'each line for %s works in a project',
  async (manager) => {
    const lines = blocks.filter((block) => block.manager === manager).map(({ code }) => code);
    expect(lines).toHaveLength(2);
    const project = makeProject(manager);
    await run(project, lines[0]);
    expect(await run(project, lines[1])).toContain(library.version);
    const manifest = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8'));
    expect(manifest.dependencies.bindform).toContain(`bindform-${library.version}.tgz`);
  },
  300_000,
);

describe('a project that keeps the file', () => {
  let project: string;
  beforeAll(async () => {
    project = makeProject('kept');
    const fetchAndInstall = blocks.filter((block) => !block.manager && block.title === SHELL);
    expect(fetchAndInstall).toHaveLength(1);
    await run(project, fetchAndInstall[0].code);
    writeFiles(project, ['src/main.tsx', 'src/Profile.tsx', 'tsconfig.json']);
  }, 300_000);

  it('has types that know the paths', () => {
    const tsc = path.join(SITE_DIR, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  }, 120_000);

  it('shows a field that works and has its styles', async () => {
    const outfile = path.join(project, 'out/main.js');
    await build({
      entryPoints: [path.join(project, 'src/main.tsx')],
      bundle: true,
      jsx: 'automatic',
      conditions: ['development'],
      outfile,
    });
    const html =
      '<!doctype html><html lang="en"><title>Try</title><link rel="stylesheet" href="main.css"><div id="root"></div><script src="main.js"></script></html>';
    fs.writeFileSync(path.join(project, 'out/index.html'), html);
    const { page, context, problems } = await openPage(browser, siteUrl());
    await page.goto(pathToFileURL(path.join(project, 'out/index.html')).href);
    await tryField(page, 'Hello, Grace');
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('the page without a bundler works when it is opened as a file', async () => {
  const file = path.join(scratch, 'index.html');
  fs.writeFileSync(file, fileNamed('index.html'));
  const { page, context, problems } = await openPage(browser, siteUrl());
  await page.goto(pathToFileURL(file).href);
  await tryField(page, 'Signed by Grace');
  expect(problems).toEqual([]);
  await context.close();
});

it('leaves no block of code untried', () => {
  const tried = ['src/main.tsx', 'src/Profile.tsx', 'tsconfig.json', 'index.html'];
  const files = blocks.map(({ title }) => title).filter((title) => title !== SHELL);
  expect(files.sort()).toEqual(tried.sort());
  expect(blocks.filter(({ code }) => /%\w+%/.test(code))).toEqual([]);
});
