import fs from 'node:fs';
import path from 'node:path';
import type { Code, Heading, RootContent } from 'mdast';
import { parsePage } from '../../src/mdx/parsePage';
import type { ScratchProject } from './packedLibrary';
import { SITE_DIR } from './site';

/** A file that a page shows as a code block with a title. */
export interface PageFile {
  /** Title of the block: the path of the file in a reader's project. */
  path: string;
  /** Id of the section that the block is in. */
  section: string;
  text: string;
}

const FOLDERS: Record<string, string> = {
  'en-US': 'docs',
  'zh-CN': 'i18n/zh-CN/docusaurus-plugin-content-docs/current',
};

const TITLE = /\btitle="(?<title>[^"]+)"/;

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
const isCode = (node: RootContent): node is Code => node.type === 'code';

/** The pinned id of a heading, which the parser leaves in its text. */
const idIn = (heading: Heading, body: string) =>
  /\{#(?<id>[\w-]+)\\?\}/.exec(
    body.slice(heading.position?.start.offset, heading.position?.end.offset),
  )?.groups?.id ?? '';

/**
 * Reads the files that a page shows.
 *
 * @param page path of the page in `docs`, without its extension
 * @param locale a language of the site
 * @throws Error when the page shows none
 */
export function pageFiles(page: string, locale: string): PageFile[] {
  const file = path.join(SITE_DIR, FOLDERS[locale], `${page}.mdx`);
  const { tree, body } = parsePage(fs.readFileSync(file, 'utf8'));
  const files: PageFile[] = [];
  let section = '';
  for (const node of tree.children) {
    if (isHeading(node)) section = idIn(node, body);
    const title = isCode(node) ? TITLE.exec(node.meta ?? '')?.groups?.title : undefined;
    if (isCode(node) && title) files.push({ path: title, section, text: `${node.value}\n` });
  }
  if (files.length === 0) throw new Error(`${file} shows no code block with a title.`);
  return files;
}

/** Writes files of a page into a project. */
export function writePageFiles(project: ScratchProject, files: PageFile[]): void {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(project.folder, file.path)), { recursive: true });
    project.write(file.path, file.text);
  }
}
