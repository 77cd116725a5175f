import fs from 'node:fs';
import path from 'node:path';

/** Folders and files that contributors read. */
const ROOTS = ['.github', 'packages', 'plugins', 'src', 'tests'];
const WRITTEN_BY_US = /\.(?:[cm]?[jt]sx?|md)$/;

/** Third-party or generated files; changelogs quote what was released. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|dist|CHANGELOG\.md|bindform\.api\.md)(?:\/|$)|\/benchmark\//;

/**
 * Lists the files whose comments, messages, test titles and prose must follow the word list.
 *
 * @param siteDir absolute path of the site
 * @returns paths relative to the site
 */
export function plainFiles(siteDir: string): string[] {
  const inFolders = ROOTS.flatMap((root) =>
    fs
      .readdirSync(path.join(siteDir, root), { recursive: true, encoding: 'utf8' })
      .map((file) => `${root}/${file.split(path.sep).join('/')}`),
  );
  const isRead = (file: string) => WRITTEN_BY_US.test(file) && !LEFT_OUT.test(file);
  return [...fs.readdirSync(siteDir), ...inFolders]
    .filter((file) => isRead(file) && fs.statSync(path.join(siteDir, file)).isFile())
    .sort();
}
