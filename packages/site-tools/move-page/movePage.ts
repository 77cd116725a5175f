import fs from 'node:fs';
import path from 'node:path';
import {
  readEnglishPages,
  readTranslatedPages,
  type PageFolder,
} from '../../../plugins/translation-status/review/pageFolder';
import { currentHashes, type ReviewLock } from '../../../plugins/translation-status/review/review';
import {
  readReviewLock,
  writeReviewLock,
} from '../../../plugins/translation-status/review/reviewLock';
import { ArgumentError } from '../../../src/languages/localeArguments';
import { nearest } from '../../../src/mdx/nearest';

const { dirname, join, relative } = path.posix;

/** A link to the file of a page, up to the anchor. */
const LINK = /(?<=\]\()[^()\s#]+\.mdx?(?=[#)\s])/g;
const PAGE_NAME = /^[\w-]+\/[\w-]+$/;

const asLink = (address: string) => (address.startsWith('.') ? address : `./${address}`);

/** Rewrites the links to the page, and the links in it if its folder changes. */
function rewriteLinks(text: string, file: string, from: string, to: string): string {
  const movedFile = file === from ? to : file;
  return text.replace(LINK, (link) => {
    const target = join(dirname(file), link);
    if (target !== from && dirname(file) === dirname(movedFile)) return link;
    return asLink(relative(dirname(movedFile), target === from ? to : target));
  });
}

function moveInFolder(siteDir: string, { name, pages }: PageFolder, from: string, to: string) {
  const absolute = (file: string) => path.join(siteDir, name, file);
  // Both names may be of the same file where a file system ignores case, so neither is removed.
  if (from in pages) fs.renameSync(absolute(from), absolute(to));
  for (const [file, text] of Object.entries(pages)) {
    const rewritten = rewriteLinks(text, file, from, to);
    if (rewritten !== text) fs.writeFileSync(absolute(file === from ? to : file), rewritten);
  }
}

/** Reviewed blocks stay reviewed, since only addresses have changed; all others stay as they were. */
function moveReviews(lock: ReviewLock, before: ReviewLock, after: ReviewLock, rename: Rename) {
  return Object.fromEntries(
    Object.entries(lock).map(([page, sections]) => [
      rename(page),
      Object.fromEntries(
        Object.entries(sections).map(([section, hash]) => [
          section,
          hash === before[page]?.[section] ? after[rename(page)][section] : hash,
        ]),
      ),
    ]),
  );
}

type Rename = (page: string) => string;

/**
 * Moves a page in every language, with the links to it and its review records.
 *
 * @param siteDir absolute path of the site
 * @param locales the translations
 * @param from name of the page, such as `intro/layout`
 * @param to new name, in the same or another folder
 * @throws ArgumentError if there is no such page, or another one has the new name, whatever its case
 */
export function movePage(siteDir: string, locales: string[], from: string, to: string): void {
  const english = readEnglishPages(siteDir);
  const oldFile = [`${from}.mdx`, `${from}.md`].find((file) => file in english.pages);
  const pages = Object.keys(english.pages).map((file) => file.replace(/\.mdx?$/, ''));
  if (!oldFile) {
    const near = nearest(from, pages);
    throw new ArgumentError(
      `There is no page ${from}. Write ${near ? `"${near}"` : 'its path below docs, without its ending, such as intro/layout'}.`,
    );
  }
  // Where a file system ignores case, a folder exists under other names than its own too.
  const folders = fs.readdirSync(path.join(siteDir, 'docs'));
  if (!PAGE_NAME.test(to) || !folders.includes(dirname(to))) {
    throw new ArgumentError(
      `"${to}" is not a name for a page. It is a folder of docs and a name, for instance intro/layout.`,
    );
  }
  const newFile = to + path.extname(oldFile);
  const taken = pages.find(
    (page) => page === to || (page !== from && page.toLowerCase() === to.toLowerCase()),
  );
  if (taken) throw new ArgumentError(`There is a page ${taken} already.`);

  const before = currentHashes(english);
  const translations = locales.map((locale) => readTranslatedPages(siteDir, locale));
  for (const folder of [english, ...translations]) moveInFolder(siteDir, folder, oldFile, newFile);
  const after = currentHashes(readEnglishPages(siteDir));
  const rename: Rename = (page) => (page === from ? to : page);
  for (const locale of locales) {
    const lock = moveReviews(readReviewLock(siteDir, locale), before, after, rename);
    if (Object.keys(lock).length > 0) writeReviewLock(siteDir, locale, lock);
  }
}
