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
  // The repository's own paths lead to the library's source, which nobody ships.
  tsconfigRaw: {},
} satisfies BuildOptions;

/** A production build of the driver with one library, for the page that measures it. */
export async function pageBundle(subject: SubjectName): Promise<string> {
  const { outputFiles } = await build({
    ...production,
    // One React for all, the newest, whatever a library brings along.
    alias: { react: peer('react'), 'react-dom': peer('react-dom') },
    stdin: {
      resolveDir: folder,
      loader: 'ts',
      contents: `import { measure } from './driver';
        import { subject } from './subjects/${subject}';
        window.measure = (count, effort) => measure(subject, count, effort, window.report);`,
    },
  });
  return outputFiles[0].text;
}

/** Bytes of what a library adds to a page that has React already: minified and gzipped. */
export async function libraryBytes(subject: SubjectName): Promise<number> {
  const { outputFiles } = await build({
    ...production,
    format: 'esm',
    entryPoints: [path.join(folder, 'subjects', `${subject}.tsx`)],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  return zlib.gzipSync(outputFiles[0].contents, { level: 9 }).length;
}
