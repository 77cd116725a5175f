import { getFormattedTokens } from 'sucrase';

/** A token of a source. */
export interface Token {
  /** Its kind, as sucrase names it, for instance `jsxTagStart`. */
  label: string;
  text: string;
  /** Line, counted from 1. */
  line: number;
  /** Column, counted from 1. */
  column: number;
}

const LINE_BREAK = /\r\n?|\n/;
const ROW = /^(?<line>\d+):(?<column>\d+)-\d+:(?<end>\d+) +(?<label>\S+)/;

/**
 * Reads sucrase's table of tokens, which has a row for each. A token that spans several lines is left out.
 *
 * @param source text of a file with JSX that sucrase can parse
 */
export function tokensOf(source: string): Token[] {
  const lines = source.split(LINE_BREAK);
  const [heading, ...rows] = getFormattedTokens(source, {
    transforms: ['typescript', 'jsx'],
  }).split('\n');
  return rows.flatMap((row) => {
    // A token that spans lines breaks its row, so what is left of the row is shorter than the heading.
    const groups = row.length === heading.length ? ROW.exec(row)?.groups : undefined;
    if (!groups) return [];
    const [line, column, end] = [groups.line, groups.column, groups.end].map(Number);
    const text = lines[line - 1].slice(column - 1, end - 1);
    return [{ label: groups.label, text, line, column }];
  });
}
