import type { Locator, Page } from 'playwright-core';
import { DEMO_WORDS, demoBlock, demoPreview } from '../demos';
import { SEARCH_WORDS } from '../searchDialog';
import type { SiteLocale } from '../site';

const wordsOf = ({ id }: SiteLocale) => ({ ...SEARCH_WORDS[id], ...DEMO_WORDS[id] });

/** A reader with an open tab. */
export interface TabReader {
  page: Page;
  locale: SiteLocale;
  /** Picks the text in the reader's language. */
  t: (english: string, chinese: string) => string;
  /** What the search and the tools of demos say. */
  words: ReturnType<typeof wordsOf>;
  /** A button in a demo, by its name. */
  inDemo: (name: string, id?: string) => Locator;
  /** The result of a demo. */
  demo: (id?: string) => Locator;
  /** The title of the page, by its words. */
  heading: (english: string, chinese: string) => Locator;
  /** The code editor that is open. */
  editor: Locator;
}

/** What a reader does in a tab that was opened before a deploy. */
export interface ReaderAction {
  name: string;
  /** Address of the tab, below the prefix of the language. */
  path: string;
  /** The reader has only opened the page, whose app has not started. */
  isResting?: boolean;
  /** Done before the deploy. */
  before?: (reader: TabReader) => Promise<unknown>;
  act: (reader: TabReader) => Promise<unknown>;
  /** What is there once it has worked. */
  works: (reader: TabReader) => Locator;
  /** What the reader had written, which has to be there again after a reload. */
  kept?: (reader: TabReader) => Promise<Locator>;
  /** The browser itself loads another document, and tells on its own page when it cannot. */
  loadsDocument?: boolean;
}

/** The demo that most of the actions are about. */
export const DEMO = 'start-basic';

/** A reader of a page in a language. */
export function tabReader(page: Page, locale: SiteLocale): TabReader {
  const t = (english: string, chinese: string) => (locale.id === 'zh-CN' ? chinese : english);
  return {
    page,
    locale,
    t,
    words: wordsOf(locale),
    inDemo: (name, id = DEMO) =>
      demoBlock(page, id).getByRole('button', { name, exact: true }).first(),
    demo: (id = DEMO) => demoPreview(page, id),
    heading: (english, chinese) =>
      page.getByRole('heading', { level: 1, name: t(english, chinese), exact: true }),
    editor: page.locator('[data-live-editor]').getByRole('textbox').first(),
  };
}
