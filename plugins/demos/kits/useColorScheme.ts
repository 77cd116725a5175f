import { createContext, useContext, useSyncExternalStore } from 'react';

/** The two ways in which the site can look. */
export type ColorScheme = 'light' | 'dark';

/** Set at build, where a demo is rendered once in each scheme; unset in the browser. */
export const PrerenderedScheme = createContext<ColorScheme>('light');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const current = (): ColorScheme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/**
 * The colour scheme of the site, read from the attribute on the root element. A demo is a React root
 * of its own, so the site's contexts do not reach it.
 */
export function useColorScheme(): ColorScheme {
  const prerendered = useContext(PrerenderedScheme);
  return useSyncExternalStore(subscribe, current, () => prerendered);
}
