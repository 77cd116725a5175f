import ts from 'typescript';
import type { Documentation, ReleaseLabel } from '../definitions';
import type { Library } from './library';
import { inOneLine } from './sourceText';

/** From the strongest: what is deprecated is so whatever else is said of it. */
const LABELS: ReleaseLabel[] = ['deprecated', 'alpha', 'beta', 'experimental'];
const PROPS = /Props$/;
const QUOTES = /^['"]|['"]$/g;

const isNamedOwner = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node);

/** `FormProps` belongs to `Form`, when there is such a component. */
const ownerName = (library: Library, name: string) => {
  const component = name.replace(PROPS, '');
  return library.exports.has(component) ? component : name;
};

/** Key of a declaration among the messages: where it is, as `Owner.property.parameter`. */
export function messageKey(library: Library, declaration: ts.Node): string {
  const names: string[] = [];
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    const name = ts
      .getNameOfDeclaration(node as ts.Declaration)
      ?.getText()
      .replace(QUOTES, '');
    if (isNamedOwner(node) && name) {
      const isTop = names.length === 0;
      return [isTop ? name : ownerName(library, name), ...names].join('.');
    }
    if (name) names.unshift(name);
  }
  return names.join('.');
}

/** Paragraphs without the line breaks that only keep the source narrow. */
const unwrapped = (text: string) => text.trim().replace(/(?<!\n)\n(?!\n)\s*/g, ' ');

/** `@param` and `@returns` are written as the end of a sentence; a table shows them as one. */
function tagSentence({ comment }: Partial<ts.JSDocTag> = {}): string {
  const text = unwrapped((ts.getTextOfJSDocComment(comment) ?? '').replace(/^-\s+/, ''));
  return text && `${text[0].toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

const tagText = (tags: readonly ts.JSDocTagInfo[], ...names: string[]) => {
  const tag = tags.find(({ name }) => names.includes(name));
  return tag && ts.displayPartsToString(tag.text).trim();
};

/** What the comment above a declared symbol says. */
export function symbolDocumentation(library: Library, symbol: ts.Symbol): Documentation {
  const tags = symbol.getJsDocTags(library.checker);
  const [declaration] = symbol.declarations ?? [];
  return {
    key: declaration ? messageKey(library, declaration) : symbol.name,
    text: unwrapped(ts.displayPartsToString(symbol.getDocumentationComment(library.checker))),
    label: LABELS.find((label) => tags.some(({ name }) => name === label)),
    replacement: tagText(tags, 'deprecated') || undefined,
    since: tagText(tags, 'since'),
    default: tagText(tags, 'default', 'defaultValue')?.replace(/^`(.*)`$/, '$1'),
  };
}

/** Tags of the comment that a function type is under, which may be that of its property. */
function tagsAbove(node: ts.Node): readonly ts.JSDocTag[] {
  for (let host = node; !ts.isSourceFile(host); host = host.parent) {
    const tags = ts.getJSDocTags(host);
    if (tags.length > 0 || isNamedOwner(host)) return tags;
  }
  return [];
}

/** What `@param` says of a parameter. */
export function parameterDocumentation(
  library: Library,
  parameter: ts.ParameterDeclaration,
): Documentation {
  const name = parameter.name.getText();
  const tag = tagsAbove(parameter.parent).find(
    (candidate): candidate is ts.JSDocParameterTag =>
      ts.isJSDocParameterTag(candidate) && candidate.name.getText() === name,
  );
  return {
    key: messageKey(library, parameter),
    text: tagSentence(tag),
    default: parameter.initializer?.getText(),
  };
}

/** What `@returns` says of a call. */
export function returnDocumentation(library: Library, call: ts.Node): Documentation {
  const tag = tagsAbove(call).find(ts.isJSDocReturnTag);
  return { key: `${messageKey(library, call)}#returns`, text: tagSentence(tag) };
}

const COMMENT = /\/\*\*(?<text>[^]*?)\*\//g;

/** What the comment before an option of a union says; TypeScript itself has none for options. */
export function optionDocumentation(library: Library, option: ts.TypeNode): Documentation {
  const { types } = option.parent as ts.UnionTypeNode;
  const before = types[types.indexOf(option) - 1]?.end ?? option.parent.getFullStart();
  const source = option.getSourceFile().text.slice(before, option.getStart());
  const comment = [...source.matchAll(COMMENT)].at(-1)?.groups?.text ?? '';
  return {
    key: `${messageKey(library, option)}#${inOneLine(option)}`,
    text: unwrapped(comment.replace(/^\s*\*? ?/gm, '')),
  };
}
