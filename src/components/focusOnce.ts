/**
 * Moves the focus to an element, also to one that takes none by itself and does not keep it: Tab and the cursor of a
 * screen reader go on from there.
 *
 * @param element nothing happens without one, or while it is hidden
 * @param options by default, the page does not scroll
 */
export function focusOnce(
  element: HTMLElement | null | undefined,
  options: FocusOptions = { preventScroll: true },
): void {
  if (!element) return;
  const takesFocus = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!takesFocus) element.setAttribute('tabindex', '-1');
  element.focus(options);
  if (!takesFocus) element.removeAttribute('tabindex');
}
