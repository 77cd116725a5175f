import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { builtText } from './builtDocument';
import { BASE, BUILD_DIR, isTranslated, type SiteLocale } from './site';

const SCRIPT = /assets\/js\/[\w~.-]+\.js/g;
const CHUNK_FILE = /\.u=(\w+=>"assets\/js\/".*?\+"\.js")/;
const CHUNK_CALL = /\.e\("?(\w+)"?\)/g;

const read = (locale: SiteLocale, file: string) => builtText(locale.prefix + file);

/** Paths of all emitted pages of a language, without their ending. */
export function emittedPages(locale: SiteLocale): string[] {
  return fs
    .readdirSync(path.join(BUILD_DIR, locale.prefix), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && (locale.prefix || !isTranslated(file)))
    .map((file) => file.replace(/\.html$/, ''))
    .sort();
}

/** All emitted scripts of a language. */
export function emittedScripts(locale: SiteLocale): string[] {
  const folder = path.join(BUILD_DIR, locale.prefix, 'assets/js');
  const scripts = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => `assets/js/${file}`);
}

/** The HTML of a page. */
export const pageHtml = (locale: SiteLocale, page: string) => read(locale, `${page}.html`);

/** The text of scripts. */
export const scriptText = (locale: SiteLocale, scripts: string[]) =>
  scripts.map((script) => read(locale, script)).join('\n');

/** Bytes of a text on its way to the reader, compressed. */
export const gzipBytes = (text: string) => zlib.gzipSync(text).length;

/** Asks the emitted runtime which files hold the chunks that some code loads, as the browser does. */
function chunkFiles(locale: SiteLocale, code: string): string[] {
  const runtime = emittedScripts(locale).find((script) => script.includes('runtime~main')) ?? '';
  const table = CHUNK_FILE.exec(read(locale, runtime))?.[1];
  if (!table) throw new Error(`No table of chunks was found in ${BASE}${runtime}.`);
  const file = new Function(`return ${table}`)() as (chunk: string) => string;
  const files = [...code.matchAll(CHUNK_CALL)].map((match) => file(match[1]));
  // A chunk of nothing but styles has no script, since all styles are in one file.
  return files.filter((name) => !name.endsWith('.undefined.js'));
}

/**
 * Scripts that a page in a folder loads when the app starts: those in its HTML, and those that its section names for
 * the route of the page.
 */
export function pageScripts(locale: SiteLocale, page: string): string[] {
  const initial = [...new Set(pageHtml(locale, page).match(SCRIPT))];
  const text = scriptText(locale, initial);
  const start = text.indexOf(`"${BASE}${locale.prefix}${page}":{`);
  if (start < 0) throw new Error(`The route of ${page} was not found in the emitted scripts.`);
  const own = text.slice(start, text.indexOf('}', start));
  const component = text.slice(text.lastIndexOf('{__comp:', start), start).split('},{')[0];
  return [...new Set([...initial, ...chunkFiles(locale, component + own)])];
}

/** Where the scripts offer demos: an id, and what is loaded to run it. */
const OFFER = /\bid:"([\w-]+)"(?:(?!\bid:")[^]){0,2000}?(?=,asset:)/g;

/** Scripts that run each demo of a language, by its id, wherever it is shown. */
export function scriptsOfDemos(locale: SiteLocale): Map<string, string[]> {
  const all = scriptText(locale, emittedScripts(locale));
  return new Map([...all.matchAll(OFFER)].map(([offer, id]) => [id, chunkFiles(locale, offer)]));
}
