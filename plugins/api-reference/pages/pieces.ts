import type { Piece, Prose } from './views';

/** Addresses of named types by name. */
export type Links = Record<string, string>;

const IDENTIFIER_OR_STRING = /'[^']*'|"[^"]*"|[A-Za-z_$][\w$]*/g;
const TYPE_NAME = /^[A-Z]/;
const INLINE =
  /`(?<code>[^`]+)`|\{@link\s+(?<name>[\w$.]+)(?:\s*\|\s*(?<alias>[^}]+))?\}|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Cuts a text at the matches of an expression. */
function cut(
  text: string,
  expression: RegExp,
  replace: (match: RegExpMatchArray) => Piece | undefined,
): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(expression)) {
    const piece = replace(match);
    if (piece === undefined) continue;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(piece);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Cuts a type at the names that have an address. */
export const typePieces = (text: string, links: Links): Piece[] =>
  cut(text, IDENTIFIER_OR_STRING, ([name]) =>
    Object.hasOwn(links, name) ? { text: name, href: links[name] } : undefined,
  );

/**
 * Cuts a sentence of a documentation comment at its code, its links and its `{@link Name}`s.
 *
 * @returns paragraphs; a name without an address becomes code
 */
export const prosePieces = (text: string, links: Links): Prose =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      cut(paragraph.replace(/\s*\n\s*/g, ' '), INLINE, ({ groups = {} }) => {
        if (groups.code) {
          // `watch` may be a method here and a function there; a type is the same everywhere.
          const href = TYPE_NAME.test(groups.code) ? hrefOf(groups.code, links) : {};
          return { text: groups.code, code: true, ...href };
        }
        if (groups.label) return { text: groups.label, href: groups.href };
        return { text: groups.alias ?? groups.name, code: true, ...hrefOf(groups.name, links) };
      }),
    );

const hrefOf = (name: string, links: Links) =>
  Object.hasOwn(links, name) ? { href: links[name] } : {};
