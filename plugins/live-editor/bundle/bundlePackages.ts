import path from 'node:path';
import { build, transform, type BuildFailure, type Metafile, type Plugin } from 'esbuild';
import { bundledOnce, type Bundled } from '../../../src/caches/bundledOnce';

/** What may be imported in the frame, as files for it. */
export interface BundledPackages {
  /** The chunks that each module needs, its own first, by the name it is imported by. */
  needs: Record<string, string[]>;
  /** Code of each chunk, by file name: CommonJS, importing other chunks as `./name`. */
  chunks: Record<string, string>;
}

const PREFIX = 'package:';

/** Makes an entry of each module that exports everything it has. */
const wholePackages = (siteDir: string, modules: Record<string, string>): Plugin => ({
  name: 'whole-packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^package:/ }, ({ path: entry }) => ({
      path: entry.slice(PREFIX.length),
      namespace: 'package',
    }));
    onLoad({ filter: /.*/, namespace: 'package' }, ({ path: name }) => ({
      contents: `import * as namespace from ${JSON.stringify(modules[name])}; export default namespace;`,
      resolveDir: siteDir,
    }));
  },
});

const entryName = (name: string) => name.replace(/^@/, '').replace(/\W+/g, '-');

/** The chunk and its transitive imports. */
function closure(outputs: Metafile['outputs'], chunk: string): string[] {
  const needed = new Set([chunk]);
  for (const name of needed) {
    for (const { path: imported } of outputs[name].imports) needed.add(imported);
  }
  return [...needed];
}

function explain(error: unknown): Error {
  const reasons = (error as BuildFailure).errors?.map(({ text }) => text) ?? [String(error)];
  return new Error(
    `The packages for live editing cannot be bundled: ${reasons.join('; ')}. Install what is missing, or correct the import in demos/ or the option "modules" of plugins/live-editor.`,
  );
}

async function bundle(
  siteDir: string,
  modules: Record<string, string>,
): Promise<Bundled<BundledPackages>> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: Object.keys(modules).map((name) => ({ in: PREFIX + name, out: entryName(name) })),
    plugins: [wholePackages(siteDir, modules)],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: '.',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    conditions: ['development'],
    tsconfig: path.join(siteDir, 'tsconfig.json'),
    loader: { '.css': 'text' },
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw explain(error);
  });

  const chunks: Record<string, string> = {};
  for (const file of outputFiles) {
    // The frame loads nothing by itself: chunks are handed to it, and it links them with `require`.
    const { code } = await transform(file.text, {
      format: 'cjs',
      minify: true,
      supported: { 'dynamic-import': false },
    });
    chunks[path.basename(file.path)] = code;
  }
  const needs: Record<string, string[]> = {};
  for (const [chunk, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint) needs[entryPoint.slice(PREFIX.length)] = closure(metafile.outputs, chunk);
  }
  return { result: { needs, chunks }, metafile };
}

/**
 * Bundles packages for the frame, apart from the site's own graph: whole, because it is unknown what a
 * reader will import from them, and as development builds, whose messages say what is wrong. What
 * several share is in its own chunks, so each module exists once.
 *
 * @param siteDir absolute path of the site
 * @param modules what may be imported, by the name it is imported by: a package's own, for instance
 *   `bindform/styles.css`, or an alias that the site defines
 * @throws Error naming what cannot be resolved
 */
export const bundlePackages = (
  siteDir: string,
  modules: Record<string, string>,
): Promise<BundledPackages> =>
  bundledOnce(`packages ${JSON.stringify(modules)}`, siteDir, () => bundle(siteDir, modules));
