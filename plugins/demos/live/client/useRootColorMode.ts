import { useSyncExternalStore } from 'react';
import type { ColorMode } from '../protocol';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const read = (): ColorMode =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** The colour mode as the root element has it (spec point 4), on pages with or without the layout. */
export function useRootColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, read, () => 'light');
}
