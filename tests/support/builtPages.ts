import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, isTranslated, type SiteLocale } from './site';

/** Redirects and the frames in which readers' code runs are documents, but no pages. */
const isPage = (file: string) =>
  /id="?__docusaurus\b/.test(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'));

/** Addresses of all pages of a language, below its prefix, as the build has them. */
export function builtPages({ prefix }: SiteLocale): string[] {
  return fs
    .readdirSync(path.join(BUILD_DIR, prefix), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && (prefix !== '' || !isTranslated(file)))
    .filter((file) => isPage(prefix + file))
    .map((file) => file.replace(/(index)?\.html$/, ''))
    .sort();
}
