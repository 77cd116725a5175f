import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../../../src/caches/replaceFile';

function filesIn(source: string): string[] {
  if (!fs.statSync(source).isDirectory()) return [source];
  const names = fs.readdirSync(source).filter((name) => !/^node_modules$|\.test\.tsx?$/.test(name));
  return names.sort().flatMap((name) => filesIn(path.join(source, name)));
}

/**
 * Hash of everything that a result depends on. A copy of the same files elsewhere has the same.
 *
 * @param sources absolute paths of files and folders
 * @param facts other things, such as options and versions
 */
export function contentHash(sources: string[], facts: string[]): string {
  const hash = crypto.createHash('sha256');
  for (const source of sources) {
    const folder = path.dirname(source);
    for (const file of filesIn(source))
      hash
        .update(`${path.relative(folder, file)}\0`)
        .update(fs.readFileSync(file))
        .update('\0');
  }
  return hash.update(facts.join('\0')).digest('hex');
}

/** What was kept in a folder for a content, if anything. */
export function readKept<Result>(folder: string, hash: string): Result | undefined {
  const file = path.join(folder, `${hash}.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Result) : undefined;
}

/** Keeps a result for the next build and forgets those of other contents. */
export function keep(folder: string, hash: string, result: unknown): void {
  const name = `${hash}.json`;
  replaceFile(path.join(folder, name), JSON.stringify(result));
  for (const other of fs.readdirSync(folder)) {
    // Not what another process is about to put here.
    if (other !== name && other.endsWith('.json'))
      fs.rmSync(path.join(folder, other), { force: true });
  }
}
