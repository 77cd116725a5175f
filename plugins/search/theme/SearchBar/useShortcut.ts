import { useEffect, useEffectEvent } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Calls back for Ctrl+K or Command+K anywhere, and for `/` outside of text fields.
 *
 * @param onShortcut opens the search, or closes it when it is open
 */
export function useShortcut(onShortcut: (key: 'k' | '/') => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    const isTyping = event.target instanceof Element && event.target.closest(EDITABLE) !== null;
    if (hasModifier && event.key.toLowerCase() === 'k') onShortcut('k');
    else if (event.key === '/' && !hasModifier && !isTyping) onShortcut('/');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
