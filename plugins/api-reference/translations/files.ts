import fs from 'node:fs';
import path from 'node:path';
import type { TranslationFileContent } from '@docusaurus/types';
import { readMessageFile } from '../../../src/languages/messageFile';
import type { SourceHashes } from './staleness';

/** Where the sentences of a language are, and next to them what they were made from. */
export const translationFiles = (siteDir: string, locale: string) => {
  const folder = path.join(siteDir, 'i18n', locale, 'api-reference');
  return {
    descriptions: path.join(folder, 'descriptions.json'),
    sources: path.join(folder, 'sources.json'),
  };
};

const readIfThere = <Content extends object>(file: string) =>
  (fs.existsSync(file) ? readMessageFile(file) : {}) as Content;

/** Reads the sentences of a language; it may have none yet. */
export const readDescriptions = (siteDir: string, locale: string): TranslationFileContent =>
  readIfThere(translationFiles(siteDir, locale).descriptions);

/** Reads the hashes of the English that they were made from. */
export const readSourceHashes = (siteDir: string, locale: string): SourceHashes =>
  readIfThere(translationFiles(siteDir, locale).sources);
