import { useSyncExternalStore } from 'react';

/** The language of a page changes only with a reload. */
const never = () => () => {};

/**
 * The language of the page as a BCP 47 tag, read from the root element, because a demo is a separate React
 * root. Empty at build and while hydrating: texts of a kit appear only in what the reader opens.
 */
export const useLanguage = (): string =>
  useSyncExternalStore(
    never,
    () => document.documentElement.lang,
    () => '',
  );
