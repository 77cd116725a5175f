import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeOffline } from '../../../plugins/offline/build/writeOffline';
import { differingFiles } from '../../support/compareFolders';
import { runTree } from '../../support/processTree';
import { BUILD_DIR, SITE_DIR } from '../../support/site';

test('a second build from cold has the same bytes', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-rebuild-'));
  fs.rmSync(path.join(SITE_DIR, '.docusaurus'), { recursive: true, force: true });
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const { status, output } = await runTree(
    process.execPath,
    [cli, 'build', SITE_DIR, '--out-dir', outDir],
    {
      cwd: SITE_DIR,
      // Without a cache; and Jest's own NODE_ENV would make another site.
      env: { ...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    },
  );
  if (status !== 0) throw new Error(`The site does not build:\n${output}`);
  await writeOffline(outDir);
  expect(differingFiles(BUILD_DIR, outDir)).toEqual([]);
  fs.rmSync(outDir, { recursive: true });
}, 900_000);
