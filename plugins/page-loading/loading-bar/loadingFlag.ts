/** Attribute of the root element while a route loads. */
const FLAG = 'data-loading';

/** Sets the flag when a route starts to load. */
export function setLoading(): void {
  document.documentElement.setAttribute(FLAG, 'true');
}

/**
 * Removes the flag when the route is loaded. For `page`, set by the boot script, the browser is loading another page:
 * the bar stays until that replaces this one, or the boot script removes it because the reader stops the browser.
 */
export function clearLoading(): void {
  const root = document.documentElement;
  if (root.getAttribute(FLAG) !== 'page') root.removeAttribute(FLAG);
}

/** Whether the app is loading a route. Before the app runs, the flag has other values. */
export const isLoading = (): boolean => document.documentElement.getAttribute(FLAG) === 'true';
