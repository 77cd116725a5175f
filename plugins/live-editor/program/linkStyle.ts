import { cssImports } from './cssImports';
import { isRelative, resolveImport } from './resolveImport';

/** A stylesheet with the text of what it imports in it. */
export interface LinkedStyle {
  css: string;
  /** The first import that means no file, if there is one, and the stylesheet that has it. */
  missing?: { specifier: string; file: string };
}

/** Characters after which nothing more is put in: a few files can import one another along endless ways. */
const MAX_LINKED = 1_000_000;

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/)/i;
const CONDITION =
  /^(?:(?<layer>layer)(?![\w-])(?:\((?<name>[^)]*)\))?)?\s*(?:supports\((?<feature>(?:[^()]|\([^()]*\))*)\))?\s*(?<media>[^]*)$/i;

/** Puts imported text into the rules that mean the same as the conditions of its import. */
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
 * Puts the files that a stylesheet imports into its text, as Vite does: the frame's policy would not let it load
 * them. What is no file of the demo stays an import.
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
