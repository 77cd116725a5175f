import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where Docusaurus looks for a theme component that the site does not have, below `node_modules`. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-live-codeblock/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Private files of packages, below `node_modules`, and the file of ours that depends on each. */
const PRIVATE: Record<string, string> = {
  '@docusaurus/core/lib/client/exports/ComponentCreator.js':
    'plugins/page-loading/route-chunks/ComponentCreator.ts',
  '@docusaurus/core/lib/client/exports/Translate.js':
    'plugins/addresses/translation-layer/Translate.tsx',
  '@docusaurus/core/lib/client/flat.js': 'plugins/page-loading/route-chunks/ComponentCreator.ts',
  '@docusaurus/theme-classic/lib/nprogress.js': 'plugins/page-loading/loading-bar/client.ts',
  '@docusaurus/theme-classic/lib/prism-include-languages.js': 'plugins/code-blocks/index.ts',
  '@docusaurus/theme-classic/lib/theme/CodeBlock/index.js':
    'plugins/code-blocks/CodeBlock/index.tsx',
  '@docusaurus/theme-common/lib/internal.js': 'plugins/page-frame/theme/Layout/Provider/index.tsx',
  '@docusaurus/theme-live-codeblock/lib/theme/CodeBlock/index.js': 'plugins/code-blocks/index.ts',
  '@easyops-cn/docusaurus-search-local/dist/server/server/utils/generate.js':
    'plugins/search/indexing/documents.ts',
  '@easyops-cn/docusaurus-search-local/dist/server/server/utils/postBuildFactory.js':
    'plugins/search/indexing/stockPlugin.ts',
};

/** An upstream file that one of our files replaces or wraps, or imports although it is private. */
export interface UpstreamFile {
  /** Below `node_modules`. */
  upstream: string;
  /** From the site's folder. */
  ours: string;
  /** Of the upstream file's text; undefined when there is no such file. */
  hash?: string;
}

/** The upstream file of a theme component, such as `NavbarItem/DropdownNavbarItem/Desktop`. */
function originalOf(component: string, modules: string): string | undefined {
  return THEMES.flatMap((theme) => [
    `${theme}/${component}/index.js`,
    `${theme}/${component}.js`,
  ]).find((file) => fs.existsSync(path.join(modules, file)));
}

/** Theme components of the site and its plugins, from the site's folder. */
export function themeFiles(siteDir: string): string[] {
  const plugins = fs.readdirSync(path.join(siteDir, 'plugins')).map((name) => `plugins/${name}`);
  return ['src', ...plugins].flatMap((folder) => {
    const theme = path.join(siteDir, folder, 'theme');
    if (!fs.existsSync(theme)) return [];
    return fs
      .readdirSync(theme, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => `${folder}/theme/${file.split(path.sep).join('/')}`);
  });
}

/**
 * Lists the upstream files that the site depends on: theme components of the same name, and private files.
 *
 * @param siteDir absolute path of the site
 * @returns sorted by the upstream file
 */
export function upstreamFiles(siteDir: string): UpstreamFile[] {
  const modules = path.join(siteDir, 'node_modules');
  const replaced = themeFiles(siteDir).flatMap((file): [string, string][] => {
    const component = file.replace(/^.*?\/theme\//, '').replace(/(\/index)?\.tsx$/, '');
    const upstream = originalOf(component, modules);
    return upstream ? [[upstream, file]] : [];
  });
  return [...replaced, ...Object.entries(PRIVATE)]
    .map(([upstream, file]) => {
      const place = path.join(modules, upstream);
      if (!fs.existsSync(place)) return { upstream, ours: file };
      const hash = crypto.createHash('sha256').update(fs.readFileSync(place)).digest('hex');
      return { upstream, ours: file, hash: hash.slice(0, 16) };
    })
    .sort((a, b) => a.upstream.localeCompare(b.upstream));
}

/**
 * Says what to compare after an upgrade.
 *
 * @param files what {@link upstreamFiles} found
 * @param reviewed hashes by upstream file, as they were when ours was last compared
 */
export function upstreamProblems(
  files: UpstreamFile[],
  reviewed: Record<string, string>,
): string[] {
  const gone = Object.keys(reviewed).filter(
    (upstream) => !files.some((file) => file.upstream === upstream),
  );
  return [
    ...files
      .filter(({ upstream, hash }) => !hash || hash !== reviewed[upstream])
      .map(({ upstream, ours, hash }) =>
        hash
          ? `${upstream} has changed: compare ${ours} with it.`
          : `${upstream} is gone: find what took its place, and correct ${ours}.`,
      ),
    ...gone.map((upstream) => `${upstream} is no longer replaced or used.`),
  ];
}
