import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { copySite, type SiteCopy } from '../../../packages/site-tools/site-copy/copySite';
import type { IndexStart } from '../../../plugins/search/indexFiles';
import { INDEX_FILE } from '../../../src/upstream/localSearch';
import { runTree } from '../../support/processTree';
import { SITE_DIR } from '../../support/site';

/** A build on a busy machine (ms). */
const BUILD_PATIENCE = 480_000;
const CLI = path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const SCRIPT = 'packages/site-tools/release/earlierSites.ts';

const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: undefined,
  BABEL_ENV: undefined,
  SITE_URL: 'https://forms.example.org',
};

async function run(cwd: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const { status, output } = await runTree(process.execPath, args, {
    cwd,
    env: { ...ENVIRONMENT, ...env },
  });
  if (status !== 0) throw new Error(output);
}

const linksOf = (file: string) => {
  const $ = load(fs.readFileSync(file, 'utf8'));
  const links = $('.navbar a').map((_, link) => [[$(link).text(), $(link).attr('href')]]);
  return { $, links: Object.fromEntries(links.get() as [string, string][]) };
};

describe('the site of version 1, once there is a version 2', () => {
  let copy: SiteCopy;
  beforeAll(async () => {
    copy = copySite(SITE_DIR);
    const env = { SITE_BASE_URL: '/forms/v1/', SITE_MAJORS: '2,1' };
    await run(copy.dir, env, CLI, 'build');
  }, BUILD_PATIENCE);
  afterAll(() => copy?.remove());

  it('has a menu of the versions in its language, and is not indexed', () => {
    const { $, links } = linksOf(path.join(copy.dir, 'build/zh-CN/intro/start.html'));
    expect(links).toMatchObject({ '2.x': '/forms/zh-CN/', '1.x': '/forms/v1/zh-CN/' });
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
  });

  it('can be searched', () => {
    const file = path.join(copy.dir, 'build/zh-CN', INDEX_FILE);
    const { base, pages } = JSON.parse(fs.readFileSync(file, 'utf8')) as IndexStart;
    expect(base).toBe('/forms/v1/zh-CN/');
    expect(pages.path).toContain('intro/start');
  });
});

describe('a repository with a branch for version 1', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-versions-'));
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=test',
        '-c',
        'user.email=test@example.org',
        '-c',
        'init.defaultBranch=main',
      ].concat(args),
      { cwd: folder, stdio: 'pipe' },
    );
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };

  beforeAll(() => {
    const site = { name: 'site', version: '0.0.0', scripts: { build: 'node build.mjs' } };
    write('package.json', JSON.stringify(site));
    write(
      'package-lock.json',
      JSON.stringify({
        name: 'site',
        version: '0.0.0',
        lockfileVersion: 3,
        packages: { '': site },
      }),
    );
    write(
      'build.mjs',
      `import fs from 'node:fs';
fs.mkdirSync('build');
const { SITE_BASE_URL, SITE_MAJORS } = process.env;
fs.writeFileSync('build/index.html', [SITE_BASE_URL, SITE_MAJORS].join(' '));`,
    );
    git('init');
    git('add', '.');
    git('commit', '--message', 'Version 1');
    git('update-ref', 'refs/remotes/origin/v1', 'HEAD');
    for (const name of ['packages/site-tools', 'plugins/library-downloads']) {
      fs.cpSync(path.join(SITE_DIR, name), path.join(folder, name), { recursive: true });
    }
    fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(folder, 'node_modules'));
    fs.cpSync(
      path.join(SITE_DIR, 'packages/bindform/scripts'),
      path.join(folder, 'packages/bindform/scripts'),
      { recursive: true },
    );
    write('packages/bindform/package.json', JSON.stringify({ name: 'bindform', version: '2.0.0' }));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('gets the documentation of version 1 in a folder of its build', async () => {
    const env = { SITE_BASE_URL: '/forms/' };
    await run(folder, env, '--import', 'tsx', path.join(folder, SCRIPT));
    expect(fs.readFileSync(path.join(folder, 'build/v1/index.html'), 'utf8')).toBe(
      '/forms/v1/ 2,1',
    );
    expect(git('worktree', 'list').toString().trim().split('\n')).toHaveLength(1);
  });
});
