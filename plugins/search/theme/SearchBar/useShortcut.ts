import { useEffect, useEffectEvent } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Handles Ctrl+K and Command+K anywhere, and `/` outside text fields.
 *
 * @param onShortcut called with the key of the shortcut
 */
export function useShortcut(onShortcut: (key: 'k' | '/') => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey;
    // Some keyboards need Shift for a slash.
    const isOther = event.altKey || (hasModifier && event.shiftKey);
    if (event.isComposing || isOther || event.defaultPrevented) return;
    // The event target may be the host of a shadow root, such as the code editor's.
    const [field] = event.composedPath();
    const isTyping = field instanceof Element && field.closest(EDITABLE) !== null;
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
