import { build } from 'esbuild';

/** What a page without a bundler imports of React: import specifier to file name. */
const REACT_MODULES: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'jsx-runtime',
  'react-dom/client': 'react-dom-client',
};

const PREFIX = 'module:';

/** React is published as CommonJS, whose names an ES module has to spell out. */
function reexports(specifier: string): string {
  const names = Object.keys(require(specifier) as object);
  return [
    `import whole from '${specifier}';`,
    'export default whole;',
    `export const { ${names.join(', ')} } = whole;`,
  ].join('\n');
}

/**
 * Makes ES modules of the site's React, production build, which share one copy of it.
 *
 * @param folder absolute path of the folder to write them to
 * @param resolveDir absolute path of the folder from which React is resolved
 */
export async function writeReactModules(folder: string, resolveDir: string): Promise<void> {
  await build({
    entryPoints: Object.entries(REACT_MODULES).map(([specifier, out]) => ({
      in: PREFIX + specifier,
      out,
    })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'inline',
    chunkNames: 'shared-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'react-modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: new RegExp(`^${PREFIX}`) }, ({ path }) => ({
            path: path.slice(PREFIX.length),
            namespace: 'react-modules',
          }));
          onLoad({ filter: /.*/, namespace: 'react-modules' }, ({ path }) => ({
            contents: reexports(path),
            resolveDir,
          }));
        },
      },
    ],
  });
}
