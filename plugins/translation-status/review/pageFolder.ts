import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import { parsePageOf } from '../../../src/mdx/parsePage';
import { TRANSLATED_PAGES } from '../../../src/mdx/translatedPages';

const PAGE = /\.mdx?$/;

/** A folder of pages as it is named in a sentence, with its pages: file to text. */
export interface PageFolder {
  name: string;
  pages: Record<string, string>;
}

/** Reads a page, which those who read folders parse without knowing its file. */
function readText(folder: string, file: string): string {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  parsePageOf(text, path.join(folder, file));
  return text;
}

function readFolder(siteDir: string, name: string): PageFolder {
  const folder = path.join(siteDir, name);
  if (!fs.existsSync(folder)) return { name, pages: {} };
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posixPath(file))
    .filter((file) => PAGE.test(file))
    .sort();
  return {
    name,
    pages: Object.fromEntries(files.map((file) => [file, readText(folder, file)])),
  };
}

/**
 * Reads the English pages.
 *
 * @param siteDir absolute path of the site
 * @throws Error naming file, line and remedy for a page that is not valid MDX
 */
export const readEnglishPages = (siteDir: string): PageFolder => readFolder(siteDir, 'docs');

/**
 * Reads the pages of another language.
 *
 * @param siteDir absolute path of the site
 * @throws Error naming file, line and remedy for a page that is not valid MDX
 */
export const readTranslatedPages = (siteDir: string, locale: string): PageFolder =>
  readFolder(siteDir, `i18n/${locale}/${TRANSLATED_PAGES}`);
