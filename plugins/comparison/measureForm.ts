import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundledOnce } from '../../src/caches/bundledOnce';

/** What every page with a React form has already, and the schema library, which all forms use alike. */
const NOT_WEIGHED = ['react', 'react-dom', 'react/jsx-runtime', 'zod'];

/**
 * Counts the lines of a form that are not empty.
 *
 * @param source the form's code
 */
export function countLines(source: string): number {
  return source.split('\n').filter((line) => line.trim() !== '').length;
}

async function bundle(file: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: path.dirname(file),
    metafile: true,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    // Not that of the site, whose paths lead to the source of the library.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    external: NOT_WEIGHED,
    logLevel: 'silent',
  });
  return { result: gzipSync(outputFiles[0].contents, { level: 9 }).byteLength, metafile };
}

/**
 * Bundles a form as a page would ship it, for production and without React and zod, and weighs it.
 *
 * @param file absolute path of the form
 * @returns its size, minified and compressed with gzip (bytes)
 * @throws Error when an import cannot be resolved
 */
export const weighForm = (file: string): Promise<number> =>
  bundledOnce(`weight of ${file}`, path.dirname(file), () => bundle(file));
