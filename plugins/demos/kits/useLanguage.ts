import { useSyncExternalStore } from 'react';

/** A page never changes its language without being loaded again. */
const never = () => () => {};

/**
 * The language of the page as a BCP 47 tag, read from the root element, since a demo is a React root
 * of its own. Empty at build and while hydrating: what a kit says by itself is in what the reader opens.
 */
export const useLanguage = (): string =>
  useSyncExternalStore(
    never,
    () => document.documentElement.lang,
    () => '',
  );
