import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes data for pages in one step. A development server that reads while a file is being written
 * would find half of it.
 *
 * @param file absolute path; its folder is made
 * @param data what becomes JSON
 */
export function replaceFile(file: string, data: unknown): void {
  const json = JSON.stringify(data);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === json) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.new`, json);
  fs.renameSync(`${file}.new`, file);
}
