import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { LibraryFiles } from '../../plugins/online-editors/libraryFiles';
import { SITE_DIR } from './site';

/** A page of ours with the embed component, in both languages: `/en-US` and `/zh-CN`. */
export interface FixtureServer {
  url: string;
  close: () => Promise<void>;
}

const CLIENT = path.join(SITE_DIR, 'node_modules/@docusaurus/core/lib/client/exports');
const THEME = path.join(SITE_DIR, 'plugins/online-editors/theme');

/** What Docusaurus generates, as far as the component needs it. */
function generatedModules(library: LibraryFiles): Record<string, unknown> {
  const themeConfig = {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  };
  return {
    'docusaurus.config': { themeConfig, baseUrl: '/' },
    globalData: {},
    i18n: {},
    'site-metadata': {},
    'site-storage': { type: 'localStorage', namespace: '' },
    'online-editors/default/library.json': library,
  };
}

function docusaurus(library: LibraryFiles): Plugin {
  const modules = generatedModules(library);
  return {
    name: 'docusaurus',
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /^@generated\// }, ({ path: name }) => ({
        path: name.replace('@generated/', ''),
        namespace: 'generated',
      }));
      onLoad({ filter: /.*/, namespace: 'generated' }, ({ path: name }) =>
        name === 'codeTranslations'
          ? { contents: 'export default globalThis.codeTranslations;', loader: 'js' }
          : { contents: JSON.stringify(modules[name] ?? {}), loader: 'json' },
      );
      onResolve({ filter: /^@theme\/OnlineEmbed$/ }, () => ({
        path: path.join(THEME, 'OnlineEmbed/index.tsx'),
      }));
      onResolve({ filter: /^@docusaurus\/[\w]+$/ }, ({ path: name, kind, resolveDir }) => {
        const file = path.join(CLIENT, `${name.replace('@docusaurus/', '')}.js`);
        return fs.existsSync(file) ? { path: file } : resolve(name, { kind, resolveDir });
      });
    },
  };
}

async function bundle(library: LibraryFiles) {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'playgroundFixturePage.tsx')],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    define: { 'process.env.NODE_ENV': '"development"', 'process.env': '{}' },
    plugins: [docusaurus(library)],
    absWorkingDir: SITE_DIR,
    logLevel: 'error',
  });
  const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))!.text;
  return { script: text('.js'), styles: text('.css') };
}

function translations(locale: string): Record<string, string> {
  if (locale === 'en-US') return {};
  const file = path.join(SITE_DIR, 'i18n', locale, 'code.json');
  const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message]));
}

const page = (locale: string) => `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Embed</title>
    <link rel="stylesheet" href="/page.css" />
  </head>
  <body>
    <main class="container margin-vert--md"><h1>Embed</h1></main>
    <script>globalThis.codeTranslations = ${JSON.stringify(translations(locale)).replaceAll('<', '\\u003c')};</script>
    <script src="/page.js"></script>
  </body>
</html>
`;

/**
 * Serves a page with the embed component and the modules it is made of.
 *
 * @param library what the generated projects carry
 */
export async function startFixtureServer(library: LibraryFiles): Promise<FixtureServer> {
  const { script, styles } = await bundle(library);
  const server = http.createServer((request, response) => {
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (request.url === '/page.js') send('text/javascript', script);
    else if (request.url === '/page.css') send('text/css', styles);
    else send('text/html', page(request.url === '/zh-CN' ? 'zh-CN' : 'en-US'));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
