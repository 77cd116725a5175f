import path from 'node:path';
import zlib from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import type { SubjectName } from '../../../src/components/benchmark/results';

const folder = __dirname;
const peer = (name: string) => path.join(folder, 'node_modules', name);

const production = {
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  conditions: ['production'],
  define: { 'process.env.NODE_ENV': '"production"' },
  nodePaths: [path.join(folder, 'node_modules')],
  // The path aliases of the repository resolve to the source of the library, not to its build.
  tsconfigRaw: {},
} satisfies BuildOptions;

/** Builds the driver with one library for production, for the page that measures it. */
export async function pageBundle(subject: SubjectName): Promise<string> {
  const { outputFiles } = await build({
    ...production,
    // All libraries use the same React, even if a library installs another version.
    alias: { react: peer('react'), 'react-dom': peer('react-dom') },
    stdin: {
      resolveDir: folder,
      loader: 'ts',
      contents: `import { measure } from './driver';
        import { subject } from './subjects/${subject}';
        const { probeCpu: cpu, probeHeap: heap, report, reportLeft } = window;
        const probe = { cpu, heap, report, reportLeft };
        window.measure = (scenario, count, effort) =>
          measure(subject, scenario, count, effort, probe);`,
    },
  });
  return outputFiles[0].text;
}

/** Size that a library adds to a page with React (bytes, minified and gzipped). */
export async function libraryBytes(subject: SubjectName): Promise<number> {
  const { outputFiles } = await build({
    ...production,
    format: 'esm',
    entryPoints: [path.join(folder, 'subjects', `${subject}.tsx`)],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  return zlib.gzipSync(outputFiles[0].contents, { level: 9 }).length;
}
