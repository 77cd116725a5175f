import type { BlockContent, Code, Link, List, ListItem, Paragraph, PhrasingContent } from 'mdast';

/** A text, an inline code or a link, as the functions below take them. */
export type Inline = string | PhrasingContent;

const phrasing = (part: Inline): PhrasingContent =>
  typeof part === 'string' ? { type: 'text', value: part } : part;

/** A paragraph of texts and inline nodes. */
export const paragraph = (...parts: Inline[]): Paragraph => ({
  type: 'paragraph',
  children: parts.filter((part) => part !== '').map(phrasing),
});

/** Emphasized text, for what the page shows as the title of a block that is not a heading. */
export const strong = (...parts: Inline[]): PhrasingContent => ({
  type: 'strong',
  children: parts.map(phrasing),
});

/** Code within a text. */
export const inlineCode = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** A block of code; `meta` is what follows its language. */
export const code = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  meta,
  value: value.replace(/\n$/, ''),
});

/** A link with an absolute address. */
export const link = (url: string, ...parts: Inline[]): Link => ({
  type: 'link',
  url,
  children: parts.map(phrasing) as Link['children'],
});

/** A list; each item is its blocks. No list for no items. */
export const list = (items: BlockContent[][]): List[] => {
  if (items.length === 0) return [];
  const children = items.map((item): ListItem => ({
    type: 'listItem',
    spread: false,
    children: item,
  }));
  return [{ type: 'list', ordered: false, spread: false, children }];
};
