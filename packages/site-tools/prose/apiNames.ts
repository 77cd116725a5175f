import type { InlineCode, Nodes, Table } from 'mdast';
import { parsePage } from '../../../src/mdx/parsePage';
import type { PageFolder } from '../../../plugins/translation-status/review/pageFolder';

/** Names that a page may use in code, besides those that its samples define. */
export interface KnownNames {
  /** Identifiers of the library: from its API report, its other entry points and the demos. */
  api: Set<string>;
  /** Identifiers of React, the web platform and other libraries. */
  foreign: Set<string>;
  /** Codes of warnings and errors, such as `BF001`. */
  codes: Set<string>;
  /** CSS custom properties, such as `--bindform-gap`. */
  properties: Set<string>;
}

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const QUOTED = /'[^']*'|"[^"]*"|\/(?:\\.|[^/\s])+\/\w*/g;

/** A name with a capital letter inside, like no English word. */
const IS_CAMEL = /^[A-Z]?[a-z\d]+[A-Z]/;
/** A member of an object that the library returns or passes. */
const MEMBER = /\b(?:form|state|attrs|contextProps)\??\.(\w+)/g;
const CODE = /\bBF\d{3}\b/g;
const PROPERTY = /--bindform-[\w-]*\w/g;

/** The identifiers in a text. */
export const identifiersIn = (text: string): string[] => text.match(IDENTIFIER) ?? [];

const all = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/** Finds the table columns about the API of another library: all except the one headed "Bindform". */
function foreignCells({ children: [head, ...rows] }: Table): Nodes[] {
  const ours = head.children.findIndex(({ children }) =>
    children.some((child) => child.type === 'text' && child.value === 'Bindform'),
  );
  return ours < 0 ? [] : rows.flatMap((row) => row.children.filter((_, index) => index !== ours));
}

/** Reads the inline code of a page, and the identifiers in its samples. */
function readCode(page: string): { inline: InlineCode[]; own: Set<string> } {
  const inline: InlineCode[] = [];
  const own = new Set<string>();
  const foreign = new Set<Nodes>();
  const read = (node: Nodes): void => {
    if (foreign.has(node)) return;
    if (node.type === 'inlineCode') inline.push(node);
    if (node.type === 'code') identifiersIn(node.value).forEach((name) => own.add(name));
    if (node.type === 'table') foreignCells(node).forEach((cell) => foreign.add(cell));
    if ('children' in node) node.children.forEach(read);
  };
  read(parsePage(page).tree);
  return { inline, own };
}

function unknownIn(text: string, own: Set<string>, known: KnownNames): string[] {
  const isKnown = (name: string) => known.api.has(name) || own.has(name);
  const code = text.replace(QUOTED, '');
  const names = identifiersIn(code).filter(
    (name) => IS_CAMEL.test(name) && !isKnown(name) && !known.foreign.has(name),
  );
  const members = [...code.matchAll(MEMBER)].map(([, name]) => name);
  return [
    ...new Set([...names, ...members.filter((name) => !isKnown(name))]),
    ...all(text, CODE).filter((code) => !known.codes.has(code)),
    ...all(text, PROPERTY).filter((property) => !known.properties.has(property)),
  ];
}

/**
 * Finds names in the sentences, headings and tables of pages that neither the library nor the page defines. The
 * compiler checks the samples.
 *
 * @returns one sentence per occurrence: file, line and name
 */
export const apiNameProblems = ({ name, pages }: PageFolder, known: KnownNames): string[] =>
  Object.entries(pages).flatMap(([file, page]) => {
    const { inline, own } = readCode(page);
    return inline.flatMap(({ value, position }) =>
      unknownIn(value, own, known).map(
        (unknown) =>
          `${name}/${file}:${position?.start.line}: "${unknown}" does not exist. Correct it. If it is not a name of the library, add it to FOREIGN_NAMES in packages/site-tools/prose/knownNames.ts.`,
      ),
    );
  });
