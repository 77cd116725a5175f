import path from 'node:path';
import { build } from 'esbuild';
import { TRANSLATE } from '../../../src/upstream/bundlerAliases';

const here = (file: string) => JSON.stringify(path.join(__dirname, file));

/** Where the demos are generated. */
export interface TrialFolders {
  /** Absolute path of the site. */
  siteDir: string;
  /** Absolute path of the plugin's generated folder. */
  generated: string;
}

/**
 * Bundles a demo and what renders it at build, for a separate process (`run.tsx`). Translated messages of the site
 * are left out.
 *
 * @param id of the demo
 * @param folders of the site
 * @param bundle absolute path of the file to write
 * @throws BuildFailure when something cannot be imported; the bundler of the site says that, too
 */
export async function bundleTrial(
  id: string,
  { siteDir, generated }: TrialFolders,
  bundle: string,
): Promise<void> {
  const demo = JSON.stringify(path.join(generated, 'server', `${id}.js`));
  await build({
    stdin: {
      // React looks for a browser while it loads.
      contents: `import ${here('browser.ts')}; import { run } from ${here('run.tsx')}; import demo from ${demo}; run(demo, Number(process.argv[2]));`,
      resolveDir: siteDir,
    },
    absWorkingDir: siteDir,
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"development"' },
    tsconfig: path.join(siteDir, 'tsconfig.json'),
    alias: {
      '@demo-kits': path.join(generated, 'kits'),
      [TRANSLATE]: path.join(__dirname, 'translate.ts'),
    },
    sourcemap: 'inline',
    sourcesContent: false,
    loader: { '.css': 'empty', '.module.css': 'empty' },
    external: ['jsdom'],
    logLevel: 'silent',
  });
}
