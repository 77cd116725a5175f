import path from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { minify as compress } from 'terser';
import { INTERNAL_NAMES } from './internalNames';

const source = path.resolve(__dirname, '../src');

/** Modules of `src` that are published, without their extension. */
export const ENTRIES = ['index', 'actions', 'devtools', 'locales', 'persist', 'undo'] as const;

/** What one published module is made from, and how. */
export interface Bundle {
  entry: (typeof ENTRIES)[number];
  /** `development` keeps the sentences of warnings and errors, `production` their codes. */
  mode: 'development' | 'production';
  format: 'esm' | 'cjs';
}

/** A published module and its source map, as JSON. */
export interface Bundled {
  code: string;
  map: string;
}

/** Components and hooks are of the client; what reads a request, and data, are of the server too. */
const isOfClient = (entry: Bundle['entry']): boolean => !['actions', 'locales'].includes(entry);

async function bundleEntry({ entry, mode, format }: Bundle): Promise<OutputFile[]> {
  const { outputFiles = [] } = await build({
    entryPoints: [path.join(source, `${entry}.ts`)],
    bundle: true,
    write: false,
    // Sources in the map are relative to the folder that is published.
    outdir: path.resolve(source, '../dist'),
    sourcemap: 'external',
    format,
    target: 'es2022',
    banner: isOfClient(entry) ? { js: "'use client';" } : {},
    // One way to make elements, from the one import of React, for all modules.
    jsx: 'transform',
    jsxFactory: 'React.createElement',
    jsxFragment: 'React.Fragment',
    inject: isOfClient(entry) ? [path.join(source, 'react.ts')] : [],
    mangleProps:
      mode === 'production' && entry === 'index'
        ? new RegExp(`^(${INTERNAL_NAMES.join('|')})$`)
        : undefined,
    external: ['react', 'bindform'],
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    plugins: [
      {
        name: 'mode',
        setup({ onResolve }) {
          // Other modules import the library, so that a page has it only once.
          onResolve({ filter: /^\.\.?\/index$/ }, () => ({ path: 'bindform', external: true }));
          onResolve({ filter: /^\.\/messages$/ }, () => ({
            path: path.join(
              source,
              mode === 'production' ? 'messages.production.ts' : 'messages.ts',
            ),
          }));
        },
      },
    ],
  });
  return outputFiles;
}

/**
 * Bundles the library into one module that leaves React out.
 *
 * @param bundle what to make
 * @returns the module without a link to its source map, and the map
 */
export async function bundle({ entry, mode, format }: Bundle): Promise<Bundled> {
  const [map, code] = (await bundleEntry({ entry, mode, format })).map(({ text }) => text);
  if (mode === 'development') return { code, map };
  const compressed = await compress(code, {
    module: format === 'esm',
    toplevel: true,
    ecma: 2020,
    // Bundlers shorten the names of variables later.
    mangle: false,
    compress: { passes: 2, inline: 1, reduce_funcs: false, directives: false },
    format: { beautify: true, preserve_annotations: true },
    sourceMap: { content: map },
  });
  return { code: compressed.code as string, map: compressed.map as string };
}
