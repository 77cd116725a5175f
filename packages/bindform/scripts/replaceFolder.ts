import fs from 'node:fs';
import path from 'node:path';

const isSame = (a: string, b: string) =>
  fs.existsSync(a) && fs.readFileSync(a).equals(fs.readFileSync(b));

/**
 * Replaces the files of a folder by those of another one, each in one step, and removes the others. What reads the folder
 * meanwhile finds every file, and the watcher of a server is notified of no file that stays the same.
 *
 * @param folder absolute path of the folder to change; it is made
 * @param next absolute path of the folder to take the files from, in the same file system
 */
export function replaceFolder(folder: string, next: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const names = fs.readdirSync(next);
  for (const name of names) {
    const [to, from] = [path.join(folder, name), path.join(next, name)];
    if (!isSame(to, from)) fs.renameSync(from, to);
  }
  const stale = fs.readdirSync(folder).filter((name) => !names.includes(name));
  for (const name of stale) fs.rmSync(path.join(folder, name), { recursive: true });
}
