import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { untilCompiled } from '../../packages/site-tools/start-all/devServer';
import { freePort } from '../../packages/site-tools/start-all/port';
import { startTree } from './processTree';
import { SITE_DIR } from './site';

/** A development server of a small site with an API reference. */
export interface ApiFixture {
  /** Base address of the site. */
  url: string;
  /** Lets the reader of the source begin; until then it waits. */
  release: () => void;
  /** Reloads the site with the parser switched on or off in the options. */
  setParser: (isOn: boolean) => void;
  close: () => Promise<void>;
}

const COPIED = [
  'plugins',
  'src/components',
  'src/css',
  'src/languages',
  'src/caches',
  'src/mdx',
  'src/postBuild',
  'src/upstream',
  'tsconfig.json',
  'i18n/zh-CN/code.json',
];

const config = (isOn: boolean) => `
import remarkApiData from './plugins/api-reference/pages/remarkApiData';
export default {
  title: 'Fixture',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: false,
  i18n: { defaultLocale: 'en-US', locales: ['en-US', 'zh-CN'] },
  future: { v4: true, faster: { rspackBundler: true, swcJsLoader: true } },
  plugins: [
    ['./plugins/api-reference/index.ts', { entry: 'library/index.ts', components: ['library/Field.tsx'], parser: ${isOn} }],
  ],
  presets: [['classic', {
    docs: { routeBasePath: '/', remarkPlugins: [remarkApiData] },
    blog: false, sitemap: false,
    theme: { customCss: ['./src/css/tokens.css', './src/css/base.css'] },
  }]],
};
`;

const PAGE = `---
slug: /
---
# Home

<API id="Field" />

<API id="Rule" />

<API id="FieldMethod" />

<API id="Nonesuch" />
`;

/** Blocks a process until a file is there. */
const waitFor = (file: string) => `import { existsSync } from 'node:fs';
const pause = new Int32Array(new SharedArrayBuffer(4));
while (!existsSync(${JSON.stringify(file)})) Atomics.wait(pause, 0, 0, 50);
`;

/** The site's packages one by one, so that what is kept between builds is the fixture's own. */
function linkPackages(dir: string): void {
  fs.mkdirSync(path.join(dir, 'node_modules'));
  for (const name of fs.readdirSync(path.join(SITE_DIR, 'node_modules'))) {
    if (name === '.cache') continue;
    const target = path.join(SITE_DIR, 'node_modules', name);
    fs.symlinkSync(target, path.join(dir, 'node_modules', name));
  }
}

function makeSite(gate: string): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-api-')));
  for (const entry of COPIED) {
    fs.cpSync(path.join(SITE_DIR, entry), path.join(dir, entry), { recursive: true });
  }
  const fixtures = path.join(dir, 'plugins/api-reference/fixtures/library');
  fs.cpSync(fixtures, path.join(dir, 'library'), { recursive: true });
  linkPackages(dir);
  const reader = path.join(dir, 'plugins/api-reference/extract/backgroundReader.ts');
  fs.writeFileSync(reader, waitFor(path.join(dir, gate)) + fs.readFileSync(reader, 'utf8'));
  fs.mkdirSync(path.join(dir, 'docs'));
  fs.writeFileSync(path.join(dir, 'docs/home.mdx'), PAGE);
  fs.writeFileSync(path.join(dir, 'package.json'), '{}');
  fs.writeFileSync(path.join(dir, 'docusaurus.config.ts'), config(true));
  return dir;
}

/** What a server says when it ends by itself. */
const ended = (server: ChildProcess) =>
  new Promise<never>((_resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => (output += chunk.toString());
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) =>
      reject(new Error(`docusaurus start ended with ${code}: ${output}`)),
    );
  });

/** Starts a development server whose library is small, and whose reader waits until it may go on. */
export async function startApiFixture(locale: string): Promise<ApiFixture> {
  const gate = 'go-on';
  const dir = makeSite(gate);
  const port = await freePort(0);
  const cli = path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = ['start', '--no-open', '--port', String(port), '--locale', locale];
  const server = startTree(process.execPath, [cli, ...args], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'development', BABEL_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${port}/${locale === 'en-US' ? '' : `${locale}/`}`;
  const end = ended(server.child);
  end.catch(() => undefined);
  const close = async () => {
    await server.end();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  try {
    await Promise.race([untilCompiled(url), end]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    release: () => fs.writeFileSync(path.join(dir, gate), ''),
    setParser: (isOn) => fs.writeFileSync(path.join(dir, 'docusaurus.config.ts'), config(isOn)),
    close,
  };
}
