import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes data in one step. A process that reads a file while it is being written, such as a development server or a command
 * next to it, would find half of it.
 *
 * @param file absolute path; its folder is made
 * @param data what becomes JSON
 */
export function replaceFile(file: string, data: unknown): void {
  const json = JSON.stringify(data);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === json) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, json);
  fs.renameSync(written, file);
}
