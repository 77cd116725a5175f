// Runs in Node.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads a plugin's data for a language: the default export of the file named after the language.
 *
 * @param folder absolute path, such as that of `plugins/search/languages`
 * @param locale a language of the site, such as `zh-CN`
 * @returns undefined if the language has no such file
 */
export function languageData<Data>(folder: string, locale: string): Data | undefined {
  const file = path.join(folder, `${locale}.ts`);
  if (!fs.existsSync(file)) return undefined;
  return (require(file) as { default: Data }).default;
}
