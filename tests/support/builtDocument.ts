import fs from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { BUILD_DIR } from './site';

const texts = new Map<string, string>();

/**
 * Text of a built file, read once for each test file.
 *
 * @param file path below the build folder, for instance `zh-CN/intro/start.html`
 */
export function builtText(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  texts.set(file, text);
  return text;
}

const documents = new Map<string, CheerioAPI>();

/**
 * A built page, parsed once for each test file; several times faster than a DOM.
 *
 * @param file path below the build folder
 */
export function builtDocument(file: string): CheerioAPI {
  const known = documents.get(file) ?? load(builtText(file));
  documents.set(file, known);
  return known;
}
