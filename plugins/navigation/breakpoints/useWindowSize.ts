import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window has room for the sidebar; `ssr` before React has hydrated the page. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Widest window without a sidebar (px, at a default font of 16 px), as in the styles of the theme. */
const DESKTOP_BREAKPOINT = 996;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function isWiderThan(breakpoint: number): boolean {
  try {
    return matchMedia(`(width > ${breakpoint / 16}em)`).matches;
  } catch {
    // A browser without media queries has no styles for them either: the width in px is all there is.
    return window.innerWidth > breakpoint;
  }
}

/**
 * Replaces the hook of the theme, whose break point is in px: this one agrees with the styles, see
 * `emBreakpoints.ts`.
 *
 * @param options `desktopBreakpoint`: widest window that is not `desktop` (px, at a default font of 16 px)
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT } = {}): WindowSize {
  const read = useCallback(
    () => (isWiderThan(desktopBreakpoint) ? 'desktop' : 'mobile'),
    [desktopBreakpoint],
  );
  return useSyncExternalStore<WindowSize>(subscribe, read, () => 'ssr');
}
