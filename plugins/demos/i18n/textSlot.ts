import ts from 'typescript';

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

/** The slot of `'text'` in an expression. */
export function literalSlot(node: ts.StringLiteral): TextSlot {
  return {
    key: node.text,
    start: node.getStart(),
    end: node.getEnd(),
    holes: [],
    write: (pieces) => quote(plain(pieces)),
  };
}

/** The slot of `label="text"`, which knows no escapes. */
export function attributeSlot(node: ts.StringLiteral): TextSlot {
  return {
    ...literalSlot(node),
    write: (pieces) => {
      const text = plain(pieces);
      return /["&\n]/.test(text) ? `{${quote(text)}}` : `"${text}"`;
    },
  };
}

/** The slot of a template with or without computed parts. */
export function templateSlot(node: ts.TemplateLiteral): TextSlot {
  const spans = ts.isTemplateExpression(node) ? [...node.templateSpans] : [];
  const head = ts.isTemplateExpression(node) ? node.head.text : node.text;
  const escape = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return {
    key: head + spans.map((span, index) => `{${index}}${span.literal.text}`).join(''),
    start: node.getStart(),
    end: node.getEnd(),
    holes: spans.map((span) => [span.expression.getStart(), span.expression.getEnd()]),
    write: (pieces) =>
      `\`${pieces.map((piece) => ('text' in piece ? escape(piece.text) : `\${${piece.code}}`)).join('')}\``,
  };
}

/** What stands between two JSX elements and makes one sentence: texts and simple expressions. */
export type JsxRun = (ts.JsxText | ts.JsxExpression)[];

/** Line breaks and the indentation around them are no part of a JSX text. */
function jsxText(node: ts.JsxText): string {
  const lines = node.text.split('\n');
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ');
}

/** `{' '}` keeps a space at the end of a line. */
const isSpace = (node?: ts.Expression) =>
  node !== undefined && ts.isStringLiteral(node) && node.text.trim() === '';

const writeJsx = (piece: TextPiece) => {
  if ('code' in piece) return piece.code;
  return /[{}<>&]/.test(piece.text) ? `{${quote(piece.text)}}` : piece.text;
};

/** The slot of a run of JSX children: `{count} of {all} chosen` is one text. */
export function jsxSlot(run: JsxRun): TextSlot {
  const holes: [number, number][] = [];
  const texts = run.map((node) => {
    if (ts.isJsxText(node)) return jsxText(node);
    if (isSpace(node.expression)) return ' ';
    holes.push([node.getStart(), node.getEnd()]);
    return `{${holes.length - 1}}`;
  });
  const whole = run[0].getSourceFile().text.slice(run[0].pos, run[run.length - 1].end);
  return {
    key: texts.join('').trim(),
    start: run[0].pos + whole.length - whole.trimStart().length,
    end: run[0].pos + whole.trimEnd().length,
    holes,
    write: (pieces) => pieces.map(writeJsx).join(''),
  };
}
