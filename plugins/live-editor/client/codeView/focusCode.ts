/**
 * Moves the focus to the text of a code view.
 *
 * @param host element that the view is in
 */
export function focusCode(host: Element | null | undefined): void {
  host?.shadowRoot?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
}
