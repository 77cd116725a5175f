import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Config } from 'jest';
import { withGeneratedFilesIn } from '../../src/upstream/environment';
import { serveFolder } from './serveBuild';
import { SITE_DIR } from './site';

const FOLDER = path.join(SITE_DIR, '.docusaurus-compiled');

/**
 * Global setup of the tests of compiled demos: a build of the site whose demos React Compiler has
 * compiled, and a server like GitHub Pages.
 *
 * @throws Error when the build fails, for instance because the compiler refuses a demo
 */
export default async function serveCompiledBuild({ maxWorkers }: Config): Promise<void> {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [SITE_DIR] });
  const out = path.join(FOLDER, 'build');
  const config = path.join(__dirname, 'compiledSite.config.ts');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'build', '--config', config, '--out-dir', out],
    {
      cwd: SITE_DIR,
      env: {
        ...process.env,
        ...withGeneratedFilesIn(path.basename(FOLDER)),
        // The cache of the usual build has the demos as they are written.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NODE_ENV: 'production',
        BABEL_ENV: 'production',
      },
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The site does not build; the reason is in the output above.');
  process.env.BINDFORM_COMPILED = 'yes';
  await serveFolder(out, Number(maxWorkers));
}
