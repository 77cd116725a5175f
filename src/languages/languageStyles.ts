import fs from 'node:fs';
import path from 'node:path';
import { nearest } from '../mdx/nearest';

/** Where they are, from the folder of the site. */
const FOLDER = 'src/css/languages';

/** Says what is wrong with the name of a style sheet that belongs to no language. */
function nameProblem(id: string, locales: readonly string[]): string {
  const near = nearest(id, locales);
  const names = (near ? [near] : locales).map((locale) => `${locale}.css`).join(' or ');
  return `${FOLDER}/${id}.css: the site has no language "${id}", so nothing uses the style sheet. Rename it to ${names}; or add the language to src/languages/languages.ts.`;
}

/**
 * Lists the style sheets of languages whose script asks for its own typography.
 *
 * @param siteDir absolute path of the site
 * @param locales the languages of the site
 * @returns paths from there
 * @throws Error naming each style sheet that belongs to no language, with a near name
 */
export function languageStyles(siteDir: string, locales: readonly string[]): string[] {
  const folder = path.join(siteDir, FOLDER);
  if (!fs.existsSync(folder)) return [];
  // Not asked by name: some systems take zh-cn.css for zh-CN.css.
  const ids = fs
    .readdirSync(folder)
    .filter((name) => /^[^.].*\.css$/.test(name))
    .map((name) => path.basename(name, '.css'));
  const problems = ids.filter((id) => !locales.includes(id)).map((id) => nameProblem(id, locales));
  if (problems.length) throw new Error(problems.join('\n'));
  // In the order of the languages, whatever that of the file system is.
  return locales
    .filter((locale) => ids.includes(locale))
    .map((locale) => `${FOLDER}/${locale}.css`);
}
