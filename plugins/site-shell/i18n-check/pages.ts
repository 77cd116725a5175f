import fs from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.*?)\s*$/;
const PINNED_ID = /\{#([^}\s]+)\}\s*$/;

/** The pages below a folder: file to text. */
export function readPages(folder: string): Record<string, string> {
  if (!fs.existsSync(folder)) return {};
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/**
 * The anchors of a page's headings in their order: the pinned id, or the heading itself where it has
 * none, since the anchor is then made of its text, which differs from language to language.
 *
 * @param text Markdown of a page
 */
export function headingIds(text: string): string[] {
  const ids: string[] = [];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (mark) {
      fence = mark;
    } else {
      const [, depth, title] = HEADING.exec(line) ?? [];
      if (depth) ids.push(PINNED_ID.exec(title)?.[1] ?? `${depth} ${title}`);
    }
  }
  return ids;
}

/** A folder of pages as it is named in a sentence, with its pages. */
export interface PageFolder {
  name: string;
  pages: Record<string, string>;
}

function compareHeadings(file: string, english: PageFolder, other: PageFolder): string[] {
  const ids = headingIds(english.pages[file]);
  const otherIds = headingIds(other.pages[file]);
  const at = ids.findIndex((id, index) => id !== otherIds[index]);
  const first = at < 0 && otherIds.length > ids.length ? ids.length : at;
  if (first < 0) return [];
  const said = (id: string | undefined) => (id === undefined ? 'nothing' : `"${id}"`);
  return [
    `${other.name}/${file}: heading ${first + 1} has ${said(otherIds[first])}, ${english.name}/${file} has ${said(ids[first])}. Give both the same {#id}.`,
  ];
}

/**
 * Compares the pages of a language with the English ones: each must be there in both, with the same
 * anchors.
 *
 * @returns one sentence a problem
 */
export function comparePages(english: PageFolder, other: PageFolder): string[] {
  const files = [...new Set([...Object.keys(english.pages), ...Object.keys(other.pages)])].sort();
  return files.flatMap((file) => {
    if (!(file in other.pages)) {
      return [`${other.name}/${file} is missing. Translate ${english.name}/${file}.`];
    }
    if (!(file in english.pages)) {
      return [
        `${other.name}/${file} has no English page. Delete it, or write ${english.name}/${file}.`,
      ];
    }
    return compareHeadings(file, english, other);
  });
}
