import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { lastUpdated } from '../last-updated/lastUpdated';
import { copySite } from '../site-copy/copySite';
import { differingFiles } from './compareFolders';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Builds a copy of the site from cold into a folder of its own. */
function buildCold(dir: string, outDir: string): void {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const { status } = spawnSync(process.execPath, [cli, 'build', dir, '--out-dir', outDir], {
    cwd: dir,
    stdio: 'inherit',
    env: {
      ...process.env,
      // The copy has no history to take the time from.
      SOURCE_DATE_EPOCH: String(lastUpdated(SITE_DIR) / 1000),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status !== 0) throw new Error('The site does not build; the reason is in the output above.');
}

/**
 * `npm run test:reproducible`: builds the site twice from cold and ends with exit code 1 unless both
 * builds are the same, byte by byte. Run it before a release; it takes two builds.
 */
function check(): void {
  const copy = copySite(SITE_DIR);
  try {
    buildCold(copy.dir, 'build-1');
    buildCold(copy.dir, 'build-2');
    const differing = differingFiles(
      path.join(copy.dir, 'build-1'),
      path.join(copy.dir, 'build-2'),
    );
    if (differing.length === 0) {
      console.log('Two builds from cold are the same, byte by byte.');
      return;
    }
    console.error(`Two builds from cold differ in:\n${differing.join('\n')}`);
    process.exitCode = 1;
  } finally {
    copy.remove();
  }
}

check();
