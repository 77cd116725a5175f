import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where Docusaurus looks for theme components that the site does not have, relative to `node_modules`. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-live-codeblock/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** The site's folder of adapters for private files, relative to the site. */
const ADAPTERS = 'src/upstream';
/** A private file of a package, imported or mentioned by an adapter. */
const PRIVATE = /@[\w-]+\/[\w-]+\/(?:lib|dist|internal)\b[\w./-]*/g;

/** An upstream file that one of our files replaces or wraps, or a private file that one of them imports. */
export interface UpstreamFile {
  /** Path relative to `node_modules`. */
  upstream: string;
  /** Path relative to the site. */
  ours: string;
  /** Hash of the upstream file; undefined if the file does not exist. */
  hash?: string;
}

/** Finds the upstream file of a theme component, such as `NavbarItem/DropdownNavbarItem/Desktop`. */
function originalOf(component: string, modules: string): string | undefined {
  return THEMES.flatMap((theme) => [
    `${theme}/${component}/index.js`,
    `${theme}/${component}.js`,
  ]).find((file) => fs.existsSync(path.join(modules, file)));
}

/** Lists the theme components of the site and its plugins, relative to the site. */
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

/** Lists the private files that the site's adapters use, each with the adapter. */
function privateFiles(siteDir: string, modules: string): [upstream: string, ours: string][] {
  return fs
    .readdirSync(path.join(siteDir, ADAPTERS))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(siteDir, ADAPTERS, name), 'utf8');
      return [...text.matchAll(PRIVATE)].map(([named]): [string, string] => {
        const file = named.replace(/\/internal$/, '/lib/internal').replace(/(\.js)?\.?$/, '');
        const isFolder = fs.existsSync(path.join(modules, file, 'index.js'));
        return [`${file}${isFolder ? '/index' : ''}.js`, `${ADAPTERS}/${name}`];
      });
    });
}

/**
 * Lists the upstream files that the site depends on: theme components of the same name, and private files.
 *
 * @param siteDir absolute path of the site
 * @returns files sorted by upstream path
 */
export function upstreamFiles(siteDir: string): UpstreamFile[] {
  const modules = path.join(siteDir, 'node_modules');
  const replaced = themeFiles(siteDir).flatMap((file): [string, string][] => {
    const component = file.replace(/^.*?\/theme\//, '').replace(/(\/index)?\.tsx$/, '');
    const upstream = originalOf(component, modules);
    return upstream ? [[upstream, file]] : [];
  });
  // Lists files used by several adapters once.
  return [...new Map([...replaced, ...privateFiles(siteDir, modules)])]
    .map(([upstream, file]) => {
      const place = path.join(modules, upstream);
      if (!fs.existsSync(place)) return { upstream, ours: file };
      const hash = crypto.createHash('sha256').update(fs.readFileSync(place)).digest('hex');
      return { upstream, ours: file, hash: hash.slice(0, 16) };
    })
    .sort((a, b) => a.upstream.localeCompare(b.upstream));
}

/**
 * Lists the files to compare after an upgrade.
 *
 * @param files result of {@link upstreamFiles}
 * @param reviewed hashes by upstream file, from when ours was last compared
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
