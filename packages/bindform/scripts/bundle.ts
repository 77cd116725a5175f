import path from 'node:path';
import { build } from 'esbuild';

const source = path.resolve(__dirname, '../src');

/** How a bundle is made. */
export interface BundleOptions {
  /** As short as a page would ship it, for measuring. */
  minify?: boolean;
}

/**
 * Bundles the library into one module that leaves React out.
 *
 * @param mode `development` keeps the sentences of warnings and errors, `production` their codes
 * @returns the module's source
 */
export async function bundle(
  mode: 'development' | 'production',
  { minify = false }: BundleOptions = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(source, 'index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify,
    minifySyntax: true,
    external: ['react', 'react/jsx-runtime'],
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    plugins: [
      {
        name: 'mode',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\/messages$/ }, () => ({
            path: path.join(
              source,
              mode === 'production' ? 'messages.production.ts' : 'messages.ts',
            ),
          })),
      },
    ],
  });
  return outputFiles[0].text;
}
