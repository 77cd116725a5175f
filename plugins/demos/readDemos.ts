import fs from 'node:fs';
import path from 'node:path';
import { isExportDefaultDeclaration, isExportNamedDeclaration, isIdentifier } from '@babel/types';
import { lineAt } from '../../src/languages/messageFile';
import { parseDemoTags } from './demoTags';
import { followImports } from './followImports';
import { isInstalled, packageVersions, readLockfile, type Lockfile } from './packageVersions';
import { parseSource } from './parseSource';
import type { Demo, DemoFile } from './types';

/** Ids are anchors and addresses, so they are kept to what needs no escaping. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Where the demos are, in absolute paths. */
export interface DemoFolders {
  siteDir: string;
  demosDir: string;
  lockfile: string;
}

/** What editors and systems put next to a file while it is open or copied. */
const isHidden = (name: string) => name.startsWith('.');

const namesIn = (folder: string) => fs.readdirSync(folder).filter((name) => !isHidden(name));

const foldersIn = (demosDir: string) =>
  fs
    .readdirSync(demosDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isHidden(entry.name))
    .map(({ name }) => name);

/** Stops at code that would be taken for no demo: in no folder, or with another ending. */
function refuseMisplaced({ siteDir, demosDir }: DemoFolders): void {
  if (!fs.existsSync(demosDir)) return;
  const inFolders = foldersIn(demosDir).flatMap((folder) =>
    namesIn(path.join(demosDir, folder)).map((name) => path.join(folder, name)),
  );
  for (const name of [...namesIn(demosDir), ...inFolders]) {
    const shown = path.relative(siteDir, path.join(demosDir, name));
    if (name.endsWith('.tsx') && !name.includes(path.sep)) {
      throw new Error(
        `${shown}: the demo is in no folder. Move it into the folder of its page, such as ${path.dirname(shown)}/layout.`,
      );
    }
    if (name.includes(path.sep) && /\.([jt]s|jsx|TSX)$/.test(name)) {
      throw new Error(
        `${shown}: the name of a demo ends with .tsx. Rename it; or move it into a deeper folder if it is a part of demos.`,
      );
    }
  }
}

function entries(demosDir: string): { page: string; name: string }[] {
  if (!fs.existsSync(demosDir)) return [];
  return foldersIn(demosDir)
    .flatMap((page) =>
      namesIn(path.join(demosDir, page))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => ({ page, name: path.basename(file, '.tsx') })),
    )
    .sort((a, b) => (`${a.page}/${a.name}` < `${b.page}/${b.name}` ? -1 : 1));
}

function hasDefaultExport({ path: file, source }: DemoFile): boolean {
  return parseSource(source, file).body.some(
    (statement) =>
      isExportDefaultDeclaration(statement) ||
      (isExportNamedDeclaration(statement) &&
        statement.specifiers.some(({ exported }) => isIdentifier(exported, { name: 'default' }))),
  );
}

function readDemo(page: string, name: string, folders: DemoFolders, locked: Lockfile): Demo {
  const entry = path.join(folders.demosDir, page, `${name}.tsx`);
  const shown = path.relative(folders.siteDir, entry);
  for (const part of [page, name]) {
    if (!NAME.test(part)) {
      throw new Error(
        `${shown}: "${part}" cannot be part of an address. Use small letters, digits and single hyphens.`,
      );
    }
  }
  const { files, packages } = followImports(entry, folders.demosDir, (wanted) =>
    isInstalled(locked, wanted),
  );
  const tags = parseDemoTags(files[0].source, shown);
  if (!hasDefaultExport(files[0])) {
    throw new Error(`${shown}:1: no default export. Export the demo's component as default.`);
  }
  return {
    id: `${page}-${name}`,
    ...tags,
    codeWords: tags.keywords,
    files,
    packages: packageVersions(packages, locked),
  };
}

/** Stops at a demo that cannot be told from another one: by its id, or by its title on one page. */
function refuseTwin(demo: Demo, earlier: Demo[]): void {
  const fileOf = ({ files }: Demo) => `demos/${files[0].path}`;
  const folderOf = (each: Demo) => path.dirname(fileOf(each));
  for (const other of earlier) {
    if (other.id === demo.id) {
      throw new Error(
        `${fileOf(demo)}: has the demo id "${demo.id}" of ${fileOf(other)}. Rename one of them.`,
      );
    }
    if (other.title === demo.title && folderOf(other) === folderOf(demo)) {
      const { source } = demo.files[0];
      throw new Error(
        `${fileOf(demo)}:${lineAt(source, source.indexOf('@title'))}: has the title "${demo.title}" of ${fileOf(other)}. Give one of them another title.`,
      );
    }
  }
}

/**
 * Reads all demos: each `<page>/<name>.tsx` is one, deeper files are parts of those that import them.
 *
 * @param folders absolute paths
 * @returns demos in the order of their paths
 * @throws Error naming the file when a demo has no title, no default export, an unusable name, an
 *   import that cannot be followed, a place or an ending that no demo has, the id of another demo, or
 *   the title of another one in its folder
 */
export function readDemos(folders: DemoFolders): Demo[] {
  const locked = readLockfile(folders.lockfile);
  const demos: Demo[] = [];
  refuseMisplaced(folders);
  for (const { page, name } of entries(folders.demosDir)) {
    const demo = readDemo(page, name, folders, locked);
    refuseTwin(demo, demos);
    demos.push(demo);
  }
  return demos;
}
