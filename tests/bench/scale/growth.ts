import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '../../support/site';

/** Pages of different sections, to which none is added. */
const PAGES = ['index', 'intro/start', 'api/form-item-props', 'guides/faq', '~demos/start-basic'];

const FILES = /assets\/(?:js|css)\/[\w~.-]+\.(?:js|css)/g;

/** Bytes (gz) of a page with all scripts and styles that it loads. */
function weigh(buildDir: string, prefix: string, page: string): number {
  const bytes = (file: string) =>
    gzipSync(fs.readFileSync(path.join(buildDir, prefix, file)), { level: 9 }).length;
  const html = `${page}.html`;
  const text = fs.readFileSync(path.join(buildDir, prefix, html), 'utf8');
  const files = new Set([html, ...(text.match(FILES) ?? [])]);
  return [...files].reduce((sum, file) => sum + bytes(file), 0);
}

/**
 * Prints by how much pages of the site have grown with what was added in a separate section.
 *
 * @param before folder of the build without it
 * @param after folder of the build with it
 * @param added how many pages and demos were added
 */
export function printGrowth(before: string, after: string, added: number): void {
  console.log('page | bytes before | after | per added page or demo');
  for (const { prefix } of LOCALES) {
    for (const page of PAGES) {
      const [was, is] = [before, after].map((dir) => weigh(dir, prefix, page));
      console.log([prefix + page, was, is, ((is - was) / added).toFixed(1)].join(' | '));
    }
  }
}
