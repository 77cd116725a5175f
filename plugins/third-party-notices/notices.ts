import fs from 'node:fs';
import path from 'node:path';

/** The folder of the package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const LICENSE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
}

function noticeOf(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  if (!name) return undefined;
  const texts = fs
    .readdirSync(folder)
    .filter((entry) => LICENSE.test(entry) && fs.statSync(path.join(folder, entry)).isFile())
    .sort()
    .map((entry) => fs.readFileSync(path.join(folder, entry), 'utf8').trim());
  return [`${name} ${version ?? ''}`.trim(), license && `License: ${license}`, ...texts]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The notices of the packages that files come from: name, version and the texts of their licenses, in order of
 * the alphabet.
 *
 * @param files absolute paths; those outside `node_modules` are left out
 */
export function noticesOf(files: Iterable<string>): string {
  const folders = new Set([...files].flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const notices = [...folders].flatMap((folder) => noticeOf(folder) ?? []);
  return [...new Set(notices)].sort().join(`\n\n${'-'.repeat(78)}\n\n`) + '\n';
}
