/** An `@import` rule of a stylesheet. */
export interface CssImport {
  specifier: string;
  /** Its conditions, such as `layer(base) print`; empty if it has none. */
  condition: string;
  /** Offset of the rule in the text. */
  start: number;
  /** Offset after it. */
  end: number;
}

const IMPORT =
  /@import(?:\s+|(?=["']))(?:url\(\s*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^"')\s;]+))\s*\)?([^;]*)(?:;|$)/iy;
/** What may be before an `@import`: space, comments, and statements without a block. */
const SKIPPED = /(?:\s|\/\*[^]*?\*\/|@(?:charset|layer)\b[^;{}]*;)+/iy;

/**
 * Finds the `@import` rules of a stylesheet. They count only before the other rules
 * (https://www.w3.org/TR/css-cascade-5/#at-import).
 *
 * @param source text of a stylesheet
 */
export function cssImports(source: string): CssImport[] {
  const imports: CssImport[] = [];
  let position = 0;
  for (;;) {
    SKIPPED.lastIndex = position;
    if (SKIPPED.test(source)) position = SKIPPED.lastIndex;
    IMPORT.lastIndex = position;
    const found = IMPORT.exec(source);
    if (!found) return imports;
    const [, double, single, bare, condition] = found;
    const start = position;
    position = IMPORT.lastIndex;
    const specifier = double ?? single ?? bare;
    imports.push({ specifier, condition: condition.trim(), start, end: position });
  }
}
