import fs from 'node:fs';
import path from 'node:path';
import type { ReviewLock } from './review';

/** Name of a language's lock file, from the site's folder. */
export const reviewLockName = (locale: string): string => `i18n/${locale}/reviewed.json`;

/**
 * Reads what was reviewed in a language.
 *
 * @throws Error naming the file when it is not JSON
 */
export function readReviewLock(siteDir: string, locale: string): ReviewLock {
  const name = reviewLockName(locale);
  const file = path.join(siteDir, name);
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ReviewLock;
  } catch (cause) {
    throw new Error(
      `${name} is not valid JSON. Take it from the last commit, or fix it by hand: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** Writes what was reviewed in a language. */
export function writeReviewLock(siteDir: string, locale: string, lock: ReviewLock): void {
  const file = path.join(siteDir, reviewLockName(locale));
  fs.writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
}
