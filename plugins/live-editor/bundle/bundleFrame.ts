import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { bundledOnce } from '../../../src/caches/bundledOnce';

const FRAME_DIR = path.join(__dirname, '../frame');

/**
 * The policy of the frame's documents (https://www.w3.org/TR/CSP3/). The inner document inherits it, and
 * so does each that the reader's code might put into that: scripts are known by hash, so none runs but
 * ours, which evaluates the reader's code as text; the rest may style itself and show images and fonts of
 * data, and nothing may be fetched, embedded, submitted or visited.
 *
 * @param scripts all scripts of the documents
 */
const framePolicy = (scripts: string[]) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashSource).join(' ')} 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Chromium asks for the names in links before a link is followed. */
const NO_LOOKUPS = '<meta http-equiv="x-dns-prefetch-control" content="off">';

const GUARD_STYLE =
  'html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}';

const bundle = (siteDir: string, options: BuildOptions): Promise<string> =>
  bundledOnce(`frame ${JSON.stringify(options)}`, siteDir, async () => {
    const { outputFiles, metafile } = await build({
      ...options,
      absWorkingDir: siteDir,
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'iife',
      target: 'es2022',
      logLevel: 'silent',
    });
    return { result: outputFiles[0].text.trim(), metafile };
  });

const script = (siteDir: string, name: string, define: Record<string, string> = {}) =>
  bundle(siteDir, { entryPoints: [path.join(FRAME_DIR, name)], define });

const styleSheet = (siteDir: string, styles: string[]) =>
  bundle(siteDir, {
    stdin: {
      contents: [
        // In the layer that it has on the site's pages.
        '@import "infima/dist/css/default/default.css" layer(docusaurus.infima);',
        ...styles.map((style) => `@import ${JSON.stringify(path.join(siteDir, style))};`),
        `@import ${JSON.stringify(path.join(FRAME_DIR, 'frame.css'))};`,
      ].join('\n'),
      loader: 'css',
      resolveDir: siteDir,
    },
    // In the page, the stylesheet of demos is a CSS module; here its class names are unchanged.
    loader: { '.module.css': 'css' },
  });

/**
 * Makes the one HTML file of the frame: the outer document, with the inner one and all they need in it.
 *
 * @param siteDir absolute path of the site
 * @param styles stylesheets of the preview, from the site's folder
 * @returns the text, and a file name that changes with it
 */
export async function bundleFrame(
  siteDir: string,
  styles: string[],
): Promise<{ name: string; html: string }> {
  const runtime = await script(siteDir, 'runtime.ts');
  const style = await styleSheet(siteDir, styles);
  const inner = `<!doctype html><html><head><meta charset="utf-8">${NO_LOOKUPS}<style>${style}</style></head><body><script>${runtime}</script></body></html>`;
  const guard = await script(siteDir, 'guard.ts', { INNER_DOCUMENT: JSON.stringify(inner) });
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy([guard, runtime])}">
${NO_LOOKUPS}
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Bindform</title>
<style>${GUARD_STYLE}</style>
</head>
<body><script>${guard}</script></body>
</html>
`;
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return { name: `frame-${hash}.html`, html };
}
