import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where Docusaurus looks for a theme component that the site does not have, below `node_modules`. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-live-codeblock/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Where the site keeps all that it uses of private files, from its folder. */
const ADAPTERS = 'src/upstream';
/** A private file of a package, as an adapter imports it or names it in a comment. */
const PRIVATE = /@[\w-]+\/[\w-]+\/(?:lib|dist|internal)\b[\w./-]*/g;

/** An upstream file that one of our files replaces or wraps, or a private file that one imports. */
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

/** Private files that the adapters of the site name, each with the adapter. */
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
 * @returns sorted by the upstream file
 */
export function upstreamFiles(siteDir: string): UpstreamFile[] {
  const modules = path.join(siteDir, 'node_modules');
  const replaced = themeFiles(siteDir).flatMap((file): [string, string][] => {
    const component = file.replace(/^.*?\/theme\//, '').replace(/(\/index)?\.tsx$/, '');
    const upstream = originalOf(component, modules);
    return upstream ? [[upstream, file]] : [];
  });
  // One that several adapters name is listed once.
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
