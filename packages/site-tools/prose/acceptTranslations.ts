import path from 'node:path';
import { comparePages, unpairedPages } from './comparePages';
import { OTHER_LOCALES } from './otherLocales';
import { ArgumentError, pagesFromArguments } from './pageArguments';
import {
  readEnglishPages,
  readTranslatedPages,
  type PageFolder,
} from '../../../plugins/translation-status/review/pageFolder';
import { acceptPages, currentHashes } from '../../../plugins/translation-status/review/review';
import {
  readReviewLock,
  reviewLockName,
  writeReviewLock,
} from '../../../plugins/translation-status/review/reviewLock';

const SITE_DIR = path.resolve(__dirname, '../../..');

const only = ({ name, pages }: PageFolder, wanted: string[]): PageFolder => ({
  name,
  pages: Object.fromEntries(
    Object.entries(pages).filter(([file]) => wanted.includes(file.replace(/\.mdx?$/, ''))),
  ),
});

/** A page that lacks something cannot have been reviewed. */
function refuseUnlike(english: PageFolder, pages: string[]): void {
  const problems = OTHER_LOCALES.flatMap((locale) => {
    const [wanted, present] = [english, readTranslatedPages(SITE_DIR, locale)].map((folder) =>
      only(folder, pages),
    );
    const alike = Object.keys(wanted.pages).filter((file) => file in present.pages);
    return [
      ...unpairedPages(wanted, present).missing,
      ...alike.flatMap((file) => comparePages(file, wanted, present)),
    ];
  });
  if (problems.length > 0) {
    throw new ArgumentError(`${problems.join('\n')}\nNothing was accepted.`);
  }
}

/**
 * `npm run i18n:accept -- PAGE`: records that the translation of a page, or with `--all` of every page,
 * was reviewed against the English as it is now. Exits with code 1 when it refuses.
 */
function acceptTranslations(args: string[]): void {
  const english = readEnglishPages(SITE_DIR);
  const current = currentHashes(english);
  const pages = pagesFromArguments(args, Object.keys(current));
  refuseUnlike(english, pages);
  for (const locale of OTHER_LOCALES) {
    const lock = acceptPages(pages, current, readReviewLock(SITE_DIR, locale));
    writeReviewLock(SITE_DIR, locale, lock);
    console.log(
      `${reviewLockName(locale)}: ${pages.length === 1 ? `${pages[0]} is` : `${pages.length} pages are`} reviewed.`,
    );
  }
}

try {
  acceptTranslations(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
