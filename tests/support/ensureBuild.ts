import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../plugins/library-downloads/npmCommand';
import { LANGUAGES } from '../../src/languages/languages';
import { BUILD_DIR, SITE_DIR } from './site';

const SOURCES = [
  'docs',
  'i18n',
  'demos',
  'src',
  'plugins',
  'packages/bindform/src',
  'packages/bindform/package.json',
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
 * Builds both languages unless the build is newer than everything it is made from. With
 * `BINDFORM_BUILD=given` the build is taken as it is: it was made by an earlier step, or downloaded
 * as an artifact whose files are younger than they look.
 *
 * @throws Error when there is no build although one is given, or when the build fails (its output is above)
 */
export default async function ensureBuild(): Promise<void> {
  // The last language is built last.
  const last = LANGUAGES[LANGUAGES.length - 1].id;
  const built = fs.statSync(path.join(BUILD_DIR, last, '404.html'), { throwIfNoEntry: false });
  if (process.env.BINDFORM_BUILD === 'given') {
    if (built) return;
    throw new Error(
      `BINDFORM_BUILD says that the site is built, but ${BUILD_DIR} has no whole build. Run "npm run build", or unset the variable.`,
    );
  }
  const changed = Math.max(...SOURCES.map((source) => newest(path.join(SITE_DIR, source))));
  if (built && built.mtimeMs > changed) return;
  const { status } = spawnSync(...npmCommand('run', 'build'), { cwd: SITE_DIR, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site does not build; the reason is in the output above.');
}
