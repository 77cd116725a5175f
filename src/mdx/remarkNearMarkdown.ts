import type { Paragraph, Root, Table, TableCell, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeOf, type PageFile } from './place';

/** How an address of a page, a section or a file begins; prose in brackets does not. */
const ADDRESS = String.raw`(?:\.{1,2}\/|\/\w|#\w)[^\s()（）]*`;

/** A sentence about a text, and its remedy, made of what is written there. */
interface Near {
  written: RegExp;
  problem: (found: string) => string;
}

const NEAR: Near[] = [
  {
    // A single wide sign before a number is the number of an issue.
    written: /^(?:[#＃]{2,6}|＃(?!\d))(?![#＃\s])[^\s{]+/m,
    problem: (found) =>
      `"${found}" is no heading. Write ${'#'.repeat(Math.max(2, found.search(/[^#＃]/)))} and a space before its text.`,
  },
  {
    written: new RegExp(String.raw`\[[^[\]\n]+\]\s+\(${ADDRESS}\)`),
    problem: (found) => `"${found}" is no link. Remove the space between ] and (.`,
  },
  {
    written: new RegExp(
      String.raw`\[[^[\]\n]+\]\s*(?:（${ADDRESS}[)）]|\(${ADDRESS}）)|【[^【】\n]+】\s*[(（]${ADDRESS}[)）]`,
    ),
    problem: (found) => `"${found}" is no link. Write its brackets as [ and ], ( and ).`,
  },
  {
    // Behind a word or a bracket, it is an index.
    written: /(?<![\w\]])\[[^[\]\n]+\]\[[^[\]\n]+\]/,
    problem: (found) => {
      const [text, name] = found.slice(1, -1).split('][');
      return `"${found}" is no link, since nothing defines [${name}]. Write [${text}](address); or put it into backticks if it is to be read as it is.`;
    },
  },
  {
    // Between punctuation or code and a letter, asterisks end nothing.
    written: /\*\*(?:\p{P}[^*\n]*|[^*\n]*\p{P})\*\*|(?:^|[^\s*])\*\*$|^\*\*[^\s*][^*\n]*/u,
    problem: (found) =>
      `"${found}" is not bold. Write its punctuation outside of the asterisks, or a space next to them.`,
  },
];

/**
 * Remark plugin: rejects text that is almost Markdown, which readers would see as it is written: a heading
 * without a space, a link with a space or wide brackets in it, one whose address is not defined, bold text whose
 * asterisks stay, a table without the line below its head. Also a row of a table that loses cells.
 *
 * @returns a transformer that throws an Error naming file, line and remedy
 */
export default function remarkNearMarkdown() {
  return (tree: Root, file: PageFile): void => {
    visit(tree, 'table', (table) => refuseLostCells(table, file));
    visit(tree, ['paragraph', 'tableCell'], (found) => {
      const { children } = found as Paragraph | TableCell;
      if (found.type === 'paragraph' && ROWS.test(toString(found))) {
        throw new Error(
          `${placeOf(file, found)}: the lines are no table. Write | --- | --- | below the first, with as many cells.`,
        );
      }
      for (const node of children) {
        if (node.type === 'text') refuse(node, node === children[0], file);
      }
    });
  };
}

/** Lines between pipes, in a paragraph. */
const ROWS = /^\|.*\|\s*(?:\n\||$)/;

function refuseLostCells({ children: [head, ...rows] }: Table, file: PageFile): void {
  const row = rows.find(({ children }) => children.length > head.children.length);
  if (!row) return;
  throw new Error(
    `${placeOf(file, row)}: the row has ${row.children.length} cells below a head of ${head.children.length}, so text is lost. Write \\| for a pipe in a text or in code.`,
  );
}

function refuse({ value, position }: Text, isFirst: boolean, file: PageFile): void {
  // In the middle of a line, nothing is the start of a heading.
  const text = isFirst ? value : ` ${value}`;
  for (const { written, problem } of NEAR) {
    const found = written.exec(text);
    if (!found) continue;
    const line = (position?.start.line ?? 1) + text.slice(0, found.index).split('\n').length - 1;
    const place = placeOf(file, { position: { start: { line } } });
    throw new Error(`${place}: ${problem(found[0])}`);
  }
}
