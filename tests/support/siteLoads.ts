import fs from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import ts from 'typescript';
import { SITE_DIR } from './site';

/** A place in the source where the browser loads a part of the site. */
export interface SiteLoad {
  /** `<file> → <what it loads>`, the file from the repository's folder. */
  name: string;
  /** Whether `loadPart`, `fetchPart` or `dataFile` tells a new deploy from a lost network there. */
  isGuarded: boolean;
}

/** Folders with code that runs at build only. */
const BUILD_ONLY =
  /\/(index\.ts|indexing|bundle|stylesheets\/write\w+\.ts|prerender|i18n|postBuild|upstream|social-images|trial)(\/|$)/;

function sources(): string[] {
  return ['plugins', 'src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posixPath(path.join(folder, name)))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
      .filter((name) => !BUILD_ONLY.test(`${name}`)),
  );
}

/** What a call or `new` loads, as written in the source; undefined if it loads nothing. */
function loadedBy(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const first = node.arguments?.[0];
  const argument = first && ts.isNewExpression(first) ? first.arguments?.[0] : first;
  const callee = node.expression;
  const isLoad =
    callee.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(callee) && ['fetch', 'fetchPart', 'dataFile', 'Worker'].includes(callee.text));
  return isLoad ? (argument?.getText().replace(/^['"`]|['"`]$/g, '') ?? '') : undefined;
}

const isGuard = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(loadPart|fetchPart|dataFile)$/.test(node.expression.getText());

/** A quick look, since parsing all files takes long. */
const MAY_LOAD = /\bimport\(|\bfetch|\bWorker\(/;

/** Every dynamic import, fetch and worker in the browser code of a text. */
export function loadsIn(file: string, text: string): SiteLoad[] {
  if (!MAY_LOAD.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: SiteLoad[] = [];
  const visit = (node: ts.Node, guarded: boolean) => {
    const isGuarded = guarded || isGuard(node);
    const loaded = loadedBy(node);
    if (loaded !== undefined) found.push({ name: `${file} → ${loaded}`, isGuarded });
    ts.forEachChild(node, (child) => visit(child, isGuarded));
  };
  visit(source, false);
  return found;
}

/** Every dynamic import, fetch and worker in the browser code of the site. */
export const siteLoads = (): SiteLoad[] =>
  sources().flatMap((file) => loadsIn(file, fs.readFileSync(path.join(SITE_DIR, file), 'utf8')));
