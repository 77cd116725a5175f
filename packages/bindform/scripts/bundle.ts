import path from 'node:path';
import { build } from 'esbuild';

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
  return outputFiles[0].text;
}
