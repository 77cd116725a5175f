import fs from 'node:fs';
import path from 'node:path';
import type { Definition, Image, Link, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { parseMarkdownHeadingId, posixPath } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodeAddress } from '../../../src/components/addresses/decode';
import { perObject } from '../../../src/caches/perObject';
import { heavyImage } from '../../../src/mdx/imageWeight';
import { nearest, whatToWrite } from '../../../src/mdx/nearest';
import { missingImport, readPage } from '../../../src/mdx/parsePage';
import { placeOf, shownPath } from '../../../src/mdx/place';
import { textAttribute, type PageElement } from '../../../src/mdx/readNodes';
import { englishPageOf } from '../../../src/mdx/translatedPages';
import { addressProblem } from './addressProblem';

/** Has a protocol, or begins at the root of the site or of the repository; the build checks those. */
const CHECKED_ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/|@site\/)/i;
/** Components that add ids to a page. */
const WITH_IDS = /^(API|TypeSignature|UsedIn)$/;

interface Anchors {
  ids: Set<string>;
  /** Whether the page may have more ids than can be read in it. */
  more: boolean;
}

const anchorsOf = perObject((tree: Root): Anchors => {
  const anchors: Anchors = { ids: new Set(), more: false };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { id } = parseMarkdownHeadingId(toString(node));
      if (id) anchors.ids.add(id);
    } else if (node.type === 'mdxjsEsm') anchors.more = true;
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const id = textAttribute(node as PageElement, 'id');
      if (WITH_IDS.test(node.name ?? '')) anchors.more = true;
      else if (id) anchors.ids.add(id);
    }
  });
  return anchors;
});

/** The import statements of a page. */
const importsOf = perObject((tree: Root): MdxjsEsm[] => {
  const imports: MdxjsEsm[] = [];
  visit(tree, 'mdxjsEsm', (node) => void imports.push(node));
  return imports;
});

/** What leads to an address. */
type Linking = Link | Image | Definition;

const linkingOf = perObject((tree: Root): Linking[] => {
  const linking: Linking[] = [];
  visit(tree, ['link', 'image', 'definition'], (node) => void linking.push(node as Linking));
  return linking;
});

/** Whether a file is there under this very name: some systems take `Start.mdx` for `start.mdx`, hosts do not. */
const isThere = (file: string) =>
  fs.existsSync(file) && path.basename(fs.realpathSync.native(file)) === path.basename(file);

/** All files below a folder, as paths from the site; those in the wanted folder first. */
function filesBelow(siteDir: string, root: string, wanted: string): string[] {
  const names = fs.existsSync(path.join(siteDir, root))
    ? fs.readdirSync(path.join(siteDir, root), { recursive: true, encoding: 'utf8' })
    : [];
  const isWanted = (file: string) => path.dirname(file) === path.normalize(wanted);
  const files = names.map((name) => path.join(root, name));
  return [...files.filter(isWanted), ...files.filter((file) => !isWanted(file))];
}

/** Suggests the file that a link may have meant, anywhere among the pages. */
function otherFile(siteDir: string, file: string, url: string): string {
  const english = englishPageOf(file) ?? file;
  const wanted = path.join(path.dirname(english), path.dirname(url));
  const files = filesBelow(siteDir, english.split('/')[0], wanted);
  const near = nearest(
    path.basename(url),
    files.map((each) => path.basename(each)),
  );
  const found = files.find((each) => path.basename(each) === near);
  if (!found) return 'Write the path of a file, seen from this one.';
  const relative = posixPath(path.relative(path.dirname(english), found));
  return `Write "${relative.startsWith('.') ? relative : `./${relative}`}".`;
}

/** The file that a link names; that of the English page where a translation has none. */
function targetOf(siteDir: string, file: string, url: string): string | undefined {
  const english = englishPageOf(file);
  return [file, ...(english ? [english] : [])]
    .map((from) => path.join(siteDir, path.dirname(from), url))
    .find(isThere);
}

/** A page and what its links are checked against. */
export interface LinkedPage {
  /** Absolute path of the site. */
  siteDir: string;
  /** Path of the page from there. */
  file: string;
  tree: Root;
  /** Whether a link to a heading that is not there is a problem; a translation may be behind. */
  anchors: boolean;
  /** Addresses of all pages, as paths below the language. */
  pages?: string[];
  /** Address of the published site, in its first language. */
  siteUrl?: string;
}

/** Endings that an import may leave out. */
const IMPORTED = ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'];

/** Finds imports of files that do not exist; the bundler names no line of them. */
function importProblems({
  siteDir,
  file,
  tree,
}: Pick<LinkedPage, 'siteDir' | 'file' | 'tree'>): string[] {
  const problems: string[] = [];
  for (const node of importsOf(tree)) {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = String(statement.source.value);
      const isOfSite = source.startsWith('@site/');
      if (!isOfSite && !/^\.{1,2}\//.test(source)) continue;
      const target = isOfSite ? source.slice('@site/'.length) : path.join(file, '..', source);
      if (IMPORTED.some((ending) => isThere(path.join(siteDir, target + ending)))) continue;
      const place = placeOf({ path: file }, statement.loc ? { position: statement.loc } : node);
      problems.push(`${place}: ${missingImport(source)}`);
    }
  }
  return problems;
}

/**
 * Finds links and images that lead nowhere, and images that are too large, before the build does, which does not know their lines.
 * What begins with a protocol is left alone, unless it leads to the site itself or to the writer's computer.
 *
 * @returns one sentence a problem
 */
export function linkProblems(page: LinkedPage): string[] {
  const { siteDir, file, tree, anchors, pages = [], siteUrl } = page;
  const problems = importProblems(page);
  for (const node of linkingOf(tree)) {
    const place = placeOf({ path: file }, node);
    const what = node.type === 'image' ? 'image' : 'link';
    if (CHECKED_ELSEWHERE.test(node.url)) {
      const problem = addressProblem({ url: node.url, what, pages, siteUrl });
      if (problem) problems.push(`${place}: ${problem}`);
      continue;
    }
    const [address, hash] = node.url.split('#');
    const url = decodeAddress(address.split('?')[0]);
    const target = url === '' ? path.join(siteDir, file) : targetOf(siteDir, file, url);
    if (!target) {
      problems.push(
        `${place}: the ${what} leads to "${url}", which does not exist. ${otherFile(siteDir, file, url)}`,
      );
    } else if (node.type === 'image') {
      const problem = heavyImage(target);
      if (problem) problems.push(`${place}: ${problem}`);
    } else if (anchors && hash && /\.mdx?$/.test(target)) {
      const { ids, more } = anchorsOf(url === '' ? tree : readPage(target).tree);
      if (!more && !ids.has(hash)) {
        problems.push(
          `${place}: the link leads to "#${hash}", but no heading there has this id. ${whatToWrite(hash, [...ids], `Write an id from ${shownPath(target)}.`)}`,
        );
      }
    }
  }
  return problems;
}
