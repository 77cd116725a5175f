import type { Paragraph, PhrasingContent, Root, Strong, Table, TableCell, Text } from 'mdast';
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

const notBold = (found: string) =>
  `"${found}" is not bold. Write its punctuation outside the asterisks, or a space next to them.`;

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
    problem: notBold,
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
    visit(tree, 'strong', (strong) => refuseBoldInBold(strong, file));
    visit(tree, ['paragraph', 'tableCell'], (found) => {
      const { children } = found as Paragraph | TableCell;
      if (found.type === 'paragraph' && ROWS.test(toString(found))) {
        throw new Error(
          `${placeOf(file, found)}: the lines are no table. Write | --- | --- | below the first, with as many cells.`,
        );
      }
      children.forEach((node, index) => {
        if (node.type !== 'text') return;
        refuse(node, index === 0, file);
        refuseBoldBehind(node, children[index + 1], file);
      });
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

/** Stops at bold text in bold text: the asterisks that should end the first one have begun another. */
function refuseBoldInBold(strong: Strong, file: PageFile): void {
  const inner = strong.children.findIndex(({ type }) => type === 'strong');
  const before = strong.children.slice(0, Math.max(inner, 0)).map((node) => toString(node));
  const text = before.join('');
  if (/\p{P}$/u.test(text)) {
    throw new Error(`${placeOf(file, strong)}: ${notBold(`**${text}**`)}`);
  }
}

/** Stops at a text whose asterisks stay because those that should end it have begun the next node. */
function refuseBoldBehind(
  { value, position }: Text,
  next: PhrasingContent | undefined,
  file: PageFile,
): void {
  const found = next?.type === 'strong' && /\*\*[^\s*][^*\n]*\p{P}$/u.exec(value);
  if (found) {
    const place = placeOf(file, { position: position && { start: position.end } });
    throw new Error(`${place}: ${notBold(`${found[0]}**`)}`);
  }
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
