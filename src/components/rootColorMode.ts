import { useSyncExternalStore } from 'react';

/** The color modes of the site. */
export type ColorMode = 'light' | 'dark';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const read = (): ColorMode =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/**
 * Returns the color mode of the root element: works on pages without the layout, and in React roots outside the
 * site's contexts.
 *
 * @param prerendered the mode during the build and hydration
 */
export function useRootColorMode(prerendered: ColorMode = 'light'): ColorMode {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}
