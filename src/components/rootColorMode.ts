import { useSyncExternalStore } from 'react';

/** The two ways in which the site can look. */
export type ColorMode = 'light' | 'dark';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const read = (): ColorMode =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/**
 * The color mode as the root element has it: also on pages without the layout, and in React roots
 * that the site's contexts do not reach.
 *
 * @param prerendered the mode at build and during hydration
 */
export function useRootColorMode(prerendered: ColorMode = 'light'): ColorMode {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}
