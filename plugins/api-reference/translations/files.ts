import fs from 'node:fs';
import path from 'node:path';
import type { TranslationFileContent } from '@docusaurus/types';
import type { SourceHashes } from './staleness';

/** Where the Chinese sentences are, and next to them what they were made from. */
export const translationFiles = (siteDir: string) => {
  const folder = path.join(siteDir, 'i18n/zh-CN/api-reference');
  return {
    descriptions: path.join(folder, 'descriptions.json'),
    sources: path.join(folder, 'sources.json'),
  };
};

/** Reads the Chinese sentences. */
export const readDescriptions = (siteDir: string): TranslationFileContent =>
  JSON.parse(fs.readFileSync(translationFiles(siteDir).descriptions, 'utf8'));

/** Reads the hashes of the English that they were made from. */
export const readSourceHashes = (siteDir: string): SourceHashes =>
  JSON.parse(fs.readFileSync(translationFiles(siteDir).sources, 'utf8'));
