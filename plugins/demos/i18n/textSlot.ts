import {
  isJSXText,
  isStringLiteral,
  type JSXExpressionContainer,
  type JSXText,
  type Node,
  type StringLiteral,
  type TemplateLiteral,
} from '@babel/types';

/** A place in a source text that holds a text for the reader. */
export interface TextSlot {
  /** The text as the English reader sees it, with `{0}`, `{1}` … for what is computed. */
  key: string;
  /** Offset of the first replaced character. */
  start: number;
  /** Offset after the last replaced character. */
  end: number;
  /** Offsets of the computed parts, in the order of their placeholders. */
  holes: [start: number, end: number][];
  /** Source text for a translation, which is given in pieces: text and the source of holes. */
  write: (pieces: TextPiece[]) => string;
}

/** A stretch of a translation: text, or the source text of a computed part. */
export type TextPiece = { text: string } | { code: string };

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
const plain = (pieces: TextPiece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');

/** Offsets of a node; the parser gives them to each that it makes. */
const rangeOf = ({ start, end }: Node): [start: number, end: number] => [start!, end!];

/** The slot of `'text'` in an expression. */
export function literalSlot(node: StringLiteral): TextSlot {
  const [start, end] = rangeOf(node);
  return {
    key: node.value,
    start,
    end,
    holes: [],
    write: (pieces) => quote(plain(pieces)),
  };
}

/** The slot of `label="text"`, which knows no escapes. */
export function attributeSlot(node: StringLiteral): TextSlot {
  return {
    ...literalSlot(node),
    write: (pieces) => {
      const text = plain(pieces);
      return /["&\n]/.test(text) ? `{${quote(text)}}` : `"${text}"`;
    },
  };
}

/** The slot of a template with or without computed parts. */
export function templateSlot({ quasis, expressions, ...node }: TemplateLiteral): TextSlot {
  const [start, end] = rangeOf(node as TemplateLiteral);
  const escape = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return {
    key: quasis.map(({ value }, index) => (index ? `{${index - 1}}` : '') + value.cooked).join(''),
    start,
    end,
    holes: expressions.map(rangeOf),
    write: (pieces) =>
      `\`${pieces.map((piece) => ('text' in piece ? escape(piece.text) : `\${${piece.code}}`)).join('')}\``,
  };
}

/** What is between two JSX elements and makes one sentence: texts and simple expressions. */
export type JsxRun = (JSXText | JSXExpressionContainer)[];

/** Line breaks and the indentation around them are no part of a JSX text. */
function jsxText({ value }: JSXText): string {
  const lines = value.split('\n');
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ');
}

/** `{' '}` keeps a space at the end of a line. */
const isSpace = (node: Node) => isStringLiteral(node) && node.value.trim() === '';

const writeJsx = (piece: TextPiece) => {
  if ('code' in piece) return piece.code;
  return /[{}<>&]/.test(piece.text) ? `{${quote(piece.text)}}` : piece.text;
};

/** The slot of a run of JSX children in a source text: `{count} of {all} chosen` is one text. */
export function jsxSlot(run: JsxRun, source: string): TextSlot {
  const holes: [number, number][] = [];
  const texts = run.map((node) => {
    if (isJSXText(node)) return jsxText(node);
    if (isSpace(node.expression)) return ' ';
    holes.push(rangeOf(node));
    return `{${holes.length - 1}}`;
  });
  const start = run[0].start!;
  const whole = source.slice(start, run[run.length - 1].end!);
  return {
    key: texts.join('').trim(),
    start: start + whole.length - whole.trimStart().length,
    end: start + whole.trimEnd().length,
    holes,
    write: (pieces) => pieces.map(writeJsx).join(''),
  };
}
