/** Attribute of a panel that holds the value of its tab. */
export const PANEL_ATTRIBUTE = 'data-page-tab';

/**
 * Finds the tab whose panel holds an element.
 *
 * @param element for instance a heading
 * @param root element around the panels
 */
export function tabAround(element: Element | null, root: Element | null): string | undefined {
  const panel = element?.closest(`[${PANEL_ATTRIBUTE}]`);
  if (!panel || !root?.contains(panel)) return undefined;
  return panel.getAttribute(PANEL_ATTRIBUTE) ?? undefined;
}
