import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, SITE_DIR } from './site';

const SOURCES = [
  'docs',
  'i18n',
  'demos',
  'src',
  'plugins',
  'packages/bindform/src',
  'packages/bindform/package.json',
  'tests/bench/results',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
];

function newest(entry: string): number {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const children = fs.readdirSync(entry).filter((name) => name !== 'node_modules');
  return Math.max(0, ...children.map((name) => newest(path.join(entry, name))));
}

/**
 * Builds both languages unless the build is newer than everything it is made from.
 *
 * @throws Error when the build fails; its output stands above
 */
export default async function ensureBuild(): Promise<void> {
  const built = fs.statSync(path.join(BUILD_DIR, 'zh-CN/404.html'), { throwIfNoEntry: false });
  const changed = Math.max(...SOURCES.map((source) => newest(path.join(SITE_DIR, source))));
  if (built && built.mtimeMs > changed) return;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: SITE_DIR, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site does not build; the reason is in the output above.');
}
