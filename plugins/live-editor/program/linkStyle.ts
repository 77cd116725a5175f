import { cssImports } from './cssImports';
import { isRelative, resolveImport } from './resolveImport';

/** A stylesheet with its imports inlined. */
export interface LinkedStyle {
  css: string;
  /** The first import of a file that does not exist, if any, and the stylesheet that has it. */
  missing?: { specifier: string; file: string };
}

/** Length, in characters, from which nothing more is inlined: a few files that import one another can multiply it. */
const MAX_LINKED = 1_000_000;

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/)/i;
const CONDITION =
  /^(?:(?<layer>layer)(?![\w-])(?:\((?<name>[^)]*)\))?)?\s*(?:supports\((?<feature>(?:[^()]|\([^()]*\))*)\))?\s*(?<media>[^]*)$/i;

/** Wraps imported text in the rules that its conditions stand for. */
function underCondition(css: string, condition: string): string {
  const { layer, name = '', feature, media } = CONDITION.exec(condition)!.groups!;
  const rules = [
    layer && `@layer ${name}`,
    media && `@media ${media}`,
    feature && `@supports (${feature})`,
  ];
  return rules.reduce<string>((text, rule) => (rule ? `${rule} {\n${text}\n}` : text), css);
}

/**
 * Inlines the files that a stylesheet imports, as Vite does: the frame's policy would block them. Imports of anything
 * but files of the demo stay.
 *
 * @param name name of the stylesheet
 * @param files sources of the demo by name
 */
export function linkStyle(name: string, files: Record<string, string>): LinkedStyle {
  const names = Object.keys(files).filter((file) => file.endsWith('.css'));
  const linked = new Set<string>();
  let size = 0;
  let missing: LinkedStyle['missing'];
  const link = (file: string, around: string, importers: string[]): string => {
    const source = files[file];
    const key = `${around} ${file}`;
    // Once, even if several files import it.
    if (linked.has(key) || importers.includes(file) || size > MAX_LINKED) return '';
    linked.add(key);
    size += source.length;
    let css = '';
    let last = 0;
    for (const { specifier, condition, start, end } of cssImports(source)) {
      if (ADDRESS.test(specifier)) continue;
      // Relative without a dot too.
      const imported = resolveImport(file, `./${specifier}`, names);
      if (imported === undefined && !isRelative(specifier)) continue;
      if (imported === undefined) missing ??= { specifier, file };
      else {
        const text = link(imported, `${around} ${condition}`.trim(), [...importers, file]);
        css += source.slice(last, start) + underCondition(text, condition);
      }
      last = end;
    }
    return css + source.slice(last);
  };
  return { css: link(name, '', []), missing };
}
