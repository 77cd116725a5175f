import path from 'node:path';
import { parseArgs } from 'node:util';
import { ArgumentError, LOCALE_OPTION, oneLocale } from '../../../src/languages/localeArguments';
import { comparePages, unpairedPages } from './comparePages';
import { readLanguage } from './languages/readLanguage';
import { pagesFromArguments } from './pageArguments';
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

/** Rejects pages whose structure differs from the English: they cannot have been reviewed. */
function refuseUnlike(english: PageFolder, locale: string, pages: string[]): void {
  const [wanted, present] = [english, readTranslatedPages(SITE_DIR, locale)].map((folder) =>
    only(folder, pages),
  );
  const alike = Object.keys(wanted.pages).filter((file) => file in present.pages);
  const script = readLanguage(locale)?.script;
  const problems = [
    ...unpairedPages(wanted, present).missing,
    ...alike.flatMap((file) => comparePages(file, wanted, present, script)),
  ];
  if (problems.length > 0) {
    throw new ArgumentError(`${problems.join('\n')}\nNothing was accepted.`);
  }
}

/**
 * `npm run i18n:accept -- PAGE`: records that the translation of a page, or of every page with `--all`, was
 * reviewed against the current English. With several translations, `--locale` selects one. Exits with code 1 if it
 * refuses.
 */
function acceptTranslations(): void {
  const { values, positionals } = parseArgs({
    options: { ...LOCALE_OPTION, all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const locale = oneLocale(values.locale);
  const english = readEnglishPages(SITE_DIR);
  const current = currentHashes(english);
  const pages = pagesFromArguments(positionals, values.all, Object.keys(current));
  refuseUnlike(english, locale, pages);
  writeReviewLock(SITE_DIR, locale, acceptPages(pages, current, readReviewLock(SITE_DIR, locale)));
  console.log(
    `${reviewLockName(locale)}: ${pages.length === 1 ? `${pages[0]} is` : `${pages.length} pages are`} reviewed.`,
  );
}

try {
  acceptTranslations();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
