import { TRANSLATED_PAGES } from '../../../src/mdx/translatedPages';

/** A mistake of a writer or maintainer: its files, and how the message about it has to begin. */
export interface Slip {
  what: string;
  /** Texts by path from the folder of the site, in place of those that are right. */
  files: Record<string, string>;
  /** Start of the answer: the file, with the line where there is one. */
  at: string;
}

/** The page in which most slips are made. */
export const PAGE = 'docs/guide/page.mdx';
/** The demo in which most slips are made. */
export const DEMO = 'demos/page/one.tsx';
/** Folder of the translated pages. */
export const CHINESE = `i18n/zh-CN/${TRANSLATED_PAGES}`;
/** The messages of the interface. */
export const MESSAGES = 'i18n/zh-CN/code.json';
/** The body of a demo that is right. */
export const DEFAULT_EXPORT = 'export default () => null;';

/** Makes the text of a page; more keys of its front matter follow the title. */
export const page = (body: string, ...keys: string[]): string =>
  `---\n${['title: T', ...keys].join('\n')}\n---\n\n${body}\n`;

/** Makes the text of a demo, with the tags above its code. */
export const demo = (body: string, tags = '@title One'): string => `/** ${tags} */\n${body}\n`;

/** Makes a slip in the text of {@link PAGE}, which begins in line 5. */
export const inPage = (what: string, body: string, line = 5): Slip => ({
  what,
  files: { [PAGE]: page(body) },
  at: `${PAGE}:${line}: `,
});

/** Makes a slip in the front matter of {@link PAGE}, in the last of the keys. */
export const inKeys = (what: string, ...keys: string[]): Slip => ({
  what,
  files: { [PAGE]: page('Text.', ...keys) },
  at: `${PAGE}:${2 + keys.length}: `,
});

/** Makes a slip in the code of {@link DEMO}. */
export const inDemo = (what: string, source: string, place: string = DEMO): Slip => ({
  what,
  files: { [DEMO]: source },
  at: `${place}: `,
});
