import crypto from 'node:crypto';
import type { TranslationFileContent } from '@docusaurus/types';
import { isUntranslated } from '../../../src/languages/isUntranslated';

/** Hashes of the English sentences that translations were made from, by message key. */
export type SourceHashes = Record<string, string>;

/** Short hash of an English sentence. */
export const sentenceHash = (sentence: string): string =>
  crypto.createHash('sha256').update(sentence).digest('hex').slice(0, 12);

/**
 * Whether the English of a sentence has changed since it was translated.
 *
 * @param english the sentence as the source has it now
 * @param translation undefined or the English text if it is missing
 * @param hash of what the translation was made from
 */
export const isStale = (
  english: string,
  translation: string | undefined,
  hash: string | undefined,
) => !isUntranslated(english, translation) && hash !== sentenceHash(english);

/**
 * Says why a translation is not up to date, as the end of a sentence without its period.
 *
 * @param hash of what the translation was made from; undefined if that was never recorded
 */
export const staleReason = (english: string, hash: string | undefined): string =>
  hash === undefined ? 'is not marked as translated' : `is stale: the English is now "${english}"`;

/**
 * What is wrong with a translation of the reference.
 *
 * @param english the sentences as the source has them now
 * @param translated the messages of the language
 * @param hashes what the messages were made from
 * @returns a sentence for each message that is missing, stale, not marked as translated, or of no use any more
 */
export function translationProblems(
  english: TranslationFileContent,
  translated: TranslationFileContent,
  hashes: SourceHashes,
): string[] {
  const problems: string[] = [];
  for (const [key, { message }] of Object.entries(english)) {
    const translation = translated[key]?.message;
    if (isUntranslated(message, translation))
      problems.push(`${key} is not translated: "${message}"`);
    else if (isStale(message, translation, hashes[key]))
      problems.push(
        `${key} ${staleReason(message, hashes[key])}; compare the two, then run npm run api:translated -- '${key}'.`,
      );
  }
  for (const key of Object.keys(translated))
    if (!english[key])
      problems.push(`${key} is translated but no longer in the source; remove it.`);
  return problems;
}
