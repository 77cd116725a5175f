import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';

/** What a page without a bundler imports of React: import specifier to file name. */
const REACT_MODULES: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'jsx-runtime',
  'react-dom/client': 'react-dom-client',
};

const PREFIX = 'module:';

/**
 * React is published as CommonJS, whose names an ES module has to spell out. Which ones there are
 * depends on the mode of the process that asks, so one in production mode is asked.
 */
function namesOf(specifier: string, resolveDir: string): string[] {
  const script = `JSON.stringify(Object.keys(require(${JSON.stringify(specifier)})))`;
  const env = { ...process.env, NODE_ENV: 'production' };
  const names = execFileSync(process.execPath, ['-p', script], { cwd: resolveDir, env });
  return JSON.parse(names.toString()) as string[];
}

const reexports = (specifier: string, resolveDir: string): string =>
  [
    `import whole from '${specifier}';`,
    'export default whole;',
    `export const { ${namesOf(specifier, resolveDir).join(', ')} } = whole;`,
  ].join('\n');

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
            contents: reexports(path, resolveDir),
            resolveDir,
          }));
        },
      },
    ],
  });
}
