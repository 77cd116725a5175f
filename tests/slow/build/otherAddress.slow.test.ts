import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { copySite, type SiteCopy } from '../../../packages/site-tools/site-copy/copySite';
import { runTree } from '../../support/processTree';
import { SITE_DIR } from '../../support/site';

/** A build on a busy machine (ms). */
const BUILD_PATIENCE = 480_000;
const SITE = 'https://forms.example.org/docs/';
const PAGES = [
  'index.html',
  'intro/start.html',
  'intro/install.html',
  'playground.html',
  '404.html',
];

let copy: SiteCopy;
let build: string;

beforeAll(async () => {
  copy = copySite(SITE_DIR);
  build = path.join(copy.dir, 'build');
  const { origin, pathname } = new URL(SITE);
  const cli = path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, output } = await runTree(process.execPath, [cli, 'build', '--locale', 'en-US'], {
    cwd: copy.dir,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      BABEL_ENV: undefined,
      SITE_URL: origin,
      SITE_BASE_URL: pathname,
      SITE_ORGANIZATION: 'acme',
      SITE_PROJECT: 'forms',
      SITE_ON_REGISTRY: 'true',
    },
  });
  if (status !== 0) throw new Error(output);
}, BUILD_PATIENCE);
afterAll(() => copy?.remove());

const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');

/** Whether a host would find an address of the site in the build. */
function isThere(address: string): boolean {
  const { pathname, origin } = new URL(address, SITE);
  const base = new URL(SITE).pathname;
  if (origin !== new URL(SITE).origin) return true;
  // One language is built here; its pages name those of the other.
  if (pathname.startsWith(`${base}zh-CN`)) return true;
  if (!pathname.startsWith(base)) return false;
  const file = path.join(build, decodeURI(pathname.slice(base.length)));
  return [file, `${file}.html`, path.join(file, 'index.html')].some((each) => fs.existsSync(each));
}

it('serves every address of its pages below the base path that the environment names', () => {
  const lost = PAGES.flatMap((page) => {
    const $ = load(read(page));
    const addresses = $('[href], [src]')
      .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
      .get();
    expect(addresses.length).toBeGreaterThan(10);
    return addresses.filter((address) => !isThere(address)).map((address) => `${page}: ${address}`);
  });
  expect([...new Set(lost)]).toEqual([]);
});

it('names the other owner and address everywhere', () => {
  const files = ['sitemap.xml', 'robots.txt', 'llms.txt', ...PAGES];
  const old = files.filter((file) => /bindform\.github\.io|github\.com\/bindform/.test(read(file)));
  expect(old).toEqual([]);
  expect(read('sitemap.xml')).toContain(`<loc>${SITE}intro/start</loc>`);
  expect(read('intro/start.html')).toContain('https://github.com/acme/forms');
});

it('says the name of the package wherever it is installed once it is on npm', () => {
  for (const file of ['index.html', 'intro/install.html']) {
    const $ = load(read(file));
    const lines = $('code').map((_, code) => $(code).text().trim());
    expect([file, lines.get().includes('npm install bindform')]).toEqual([file, true]);
  }
  expect(read('intro/install.md')).toMatch(/^npm install bindform$/m);
  const page = read('intro/install.html');
  expect(page).toContain('The package is on the npm registry.');
  expect(page).not.toMatch(/not published to the npm registry|This URL stops working/);
});
