import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lastUpdated } from '../last-updated/lastUpdated';
import { differingFiles } from './compareFolders';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Builds the site from cold: without a cache, and without what the build before has generated. */
function buildCold(outDir: string): void {
  fs.rmSync(path.join(SITE_DIR, '.docusaurus'), { recursive: true, force: true });
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const { status } = spawnSync(process.execPath, [cli, 'build', SITE_DIR, '--out-dir', outDir], {
    cwd: SITE_DIR,
    stdio: 'inherit',
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  if (status !== 0) throw new Error('The site does not build; the reason is in the output above.');
}

/**
 * `npm run test:reproducible`: builds the site twice from cold and ends with exit code 1 unless both
 * builds are the same, byte by byte. With `--built`, the folder `build` is taken for the first of them.
 */
function check(): void {
  // Without a history to take it from, each build would have a time of its own.
  process.env.SOURCE_DATE_EPOCH ??= String(lastUpdated(SITE_DIR) / 1000);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-rebuild-'));
  const built = process.argv.includes('--built');
  const one = built ? path.join(SITE_DIR, 'build') : path.join(scratch, 'one');
  const other = path.join(scratch, 'other');
  try {
    if (!built) buildCold(one);
    buildCold(other);
    const differing = differingFiles(one, other);
    if (differing.length === 0) {
      console.log('Two builds from cold are the same, byte by byte.');
      return;
    }
    console.error(
      `Two builds from cold differ, unless a source was changed in between, in:\n${differing.join('\n')}`,
    );
    process.exitCode = 1;
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
}

check();
