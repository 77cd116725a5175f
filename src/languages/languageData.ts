// Runs in Node.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads what a concern knows about a language: the default export of the file that is named after it.
 *
 * @param folder absolute path, for instance of `plugins/search/languages`
 * @param locale a language of the site, for instance `zh-CN`
 * @returns undefined if the language needs no such file
 */
export function languageData<Data>(folder: string, locale: string): Data | undefined {
  const file = path.join(folder, `${locale}.ts`);
  if (!fs.existsSync(file)) return undefined;
  return (require(file) as { default: Data }).default;
}
