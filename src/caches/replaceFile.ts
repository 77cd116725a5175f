import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file in one step. A process that reads a file while it is being written, such as a development server or a command
 * next to it, would find half of it.
 *
 * @param file absolute path; its folder is made
 * @param text its new content
 */
export function replaceFile(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, text);
  fs.renameSync(written, file);
}
