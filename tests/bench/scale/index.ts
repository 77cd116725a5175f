import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySite } from '../../../packages/site-tools/site-copy/copySite';
import { startTree } from '../../support/processTree';
import { BUILD_DIR, SITE_DIR } from '../../support/site';
import { generateSite, STOCK_CONFIG, type Size } from './generatedSite';
import { printGrowth } from './growth';

const POLL_MS = 250;

interface Figures {
  seconds: number;
  /** Most memory that the process had (GB); unknown outside Linux. */
  gigabytes: number;
}

/** Most memory that a process has had so far (GB). */
function peakOf(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) / 1e6;
  } catch {
    return NaN;
  }
}

async function build(dir: string): Promise<Figures> {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const log = fs.openSync(path.join(dir, 'build.log'), 'w');
  const started = performance.now();
  const { child } = startTree(process.execPath, [cli, 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: undefined, BABEL_ENV: undefined, NO_COLOR: '1' },
    stdio: ['ignore', log, log],
  });
  let gigabytes = NaN;
  const poll = setInterval(() => {
    const peak = peakOf(child.pid ?? 0);
    if (peak > 0) gigabytes = peak;
  }, POLL_MS);
  const status = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(poll);
  fs.closeSync(log);
  if (status !== 0) {
    const said = fs.readFileSync(path.join(dir, 'build.log'), 'utf8');
    throw new Error(`The generated site does not build:\n${said}`);
  }
  return { seconds: (performance.now() - started) / 1000, gigabytes };
}

async function buildOwn(size: Size): Promise<Figures> {
  const copy = copySite(SITE_DIR);
  try {
    generateSite(copy.dir, size, true);
    const figures = await build(copy.dir);
    printGrowth(BUILD_DIR, path.join(copy.dir, 'build'), size.pages + size.demos);
    return figures;
  } finally {
    copy.remove();
  }
}

async function buildStock(size: Size): Promise<Figures> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-stock-'));
  try {
    fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(dir, 'node_modules'));
    fs.writeFileSync(path.join(dir, 'docusaurus.config.ts'), STOCK_CONFIG);
    fs.writeFileSync(path.join(dir, 'package.json'), '{}');
    generateSite(dir, size, false);
    return await build(dir);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

const shown = ({ seconds, gigabytes }: Figures) =>
  `${seconds.toFixed(0)} s, ${gigabytes.toFixed(2)} GB`;

/**
 * Builds the site with generated pages in both languages, and the stock site with the same pages, and
 * prints time and memory of both, and what the other pages weigh more than in the build of the site:
 * `npm run bench -- scale 1000 200` for 1,000 pages and 200 demos.
 */
export async function benchScale([pages = '1000', demos = '200']: string[]): Promise<void> {
  const size = { pages: Number(pages), demos: Number(demos) };
  if (!Number.isInteger(size.pages + size.demos)) {
    throw new Error(`"${pages} ${demos}" are no numbers. Write: npm run bench -- scale 1000 200.`);
  }
  if (!fs.existsSync(BUILD_DIR)) {
    throw new Error(
      'The site is not built. Run npm run build first, to compare the pages with it.',
    );
  }
  console.log('generated pages in each language | demos | this site | stock site | times');
  const own = await buildOwn(size);
  console.log(`this site: ${shown(own)}`);
  const stock = await buildStock(size);
  const times = (own.seconds / stock.seconds).toFixed(1);
  console.log([size.pages, size.demos, shown(own), shown(stock), times].join(' | '));
}
