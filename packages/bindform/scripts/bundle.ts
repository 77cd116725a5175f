import path from 'node:path';
import { build } from 'esbuild';
import { minify as compress } from 'terser';
import { INTERNAL_NAMES } from './internalNames';

const source = path.resolve(__dirname, '../src');

/**
 * Bundles the library into one module that leaves React out.
 *
 * @param mode `development` keeps the sentences of warnings and errors, `production` their codes
 * @returns the module's source
 */
export async function bundle(mode: 'development' | 'production'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(source, 'index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    // One way to make elements, from the one import of React, for all modules.
    jsx: 'transform',
    jsxFactory: 'React.createElement',
    jsxFragment: 'React.Fragment',
    inject: [path.join(source, 'react.ts')],
    minifySyntax: true,
    mangleProps: mode === 'production' ? new RegExp(`^(${INTERNAL_NAMES.join('|')})$`) : undefined,
    external: ['react'],
    tsconfigRaw: {},
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
  if (mode === 'development') return outputFiles[0].text;
  const { code } = await compress(outputFiles[0].text, {
    module: true,
    ecma: 2020,
    // Bundlers shorten the names of variables later.
    mangle: false,
    compress: { passes: 2, inline: 1, reduce_funcs: false },
    format: { beautify: true, preserve_annotations: true },
  });
  return code as string;
}
