import path from 'node:path';
import { build, transform, type BuildFailure, type Metafile, type Plugin } from 'esbuild';

/** The packages that readers' code may import, as files for the frame. */
export interface BundledPackages {
  /** The chunks that each specifier needs, its own first. */
  needs: Record<string, string[]>;
  /** Code of each chunk, by file name: CommonJS, importing other chunks as `./name`. */
  chunks: Record<string, string>;
}

/** The frame itself needs these: JSX compiles to the first, the second mounts the demo. */
const ALWAYS = ['react/jsx-runtime', 'react-dom/client', 'react'];

const PREFIX = 'package:';

/** Makes an entry of each specifier that exports everything the package has. */
const wholePackages = (siteDir: string): Plugin => ({
  name: 'whole-packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^package:/ }, ({ path: entry }) => ({
      path: entry.slice(PREFIX.length),
      namespace: 'package',
    }));
    onLoad({ filter: /.*/, namespace: 'package' }, ({ path: specifier }) => ({
      contents: `import * as namespace from ${JSON.stringify(specifier)}; export default namespace;`,
      resolveDir: siteDir,
    }));
  },
});

const entryName = (specifier: string) => specifier.replace(/^@/, '').replace(/\W+/g, '-');

/** The chunk and all it imports, directly or through others. */
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
    `The packages for live editing cannot be bundled: ${reasons.join('; ')}. Install what is missing, or correct the import in demos/ or the option "modules" of plugins/demos/live.`,
  );
}

/**
 * Bundles packages for the frame, apart from the site's own graph: whole, since nobody knows what a
 * reader will import from them, and as development builds, whose messages say what is wrong. What
 * several share is in chunks of its own, so each module exists once.
 *
 * @param siteDir absolute path of the site
 * @param specifiers what may be imported, for instance `antd` or `bindform/styles.css`
 * @throws Error naming what cannot be resolved
 */
export async function bundlePackages(
  siteDir: string,
  specifiers: string[],
): Promise<BundledPackages> {
  const all = [...new Set([...specifiers, ...ALWAYS])].sort();
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: all.map((specifier) => ({ in: PREFIX + specifier, out: entryName(specifier) })),
    plugins: [wholePackages(siteDir)],
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
  return { needs, chunks };
}
