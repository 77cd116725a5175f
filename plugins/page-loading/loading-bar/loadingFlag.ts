/** The attribute of the root element that is there while a route loads. */
const FLAG = 'data-loading';

/** A route is being loaded. */
export function setLoading(): void {
  document.documentElement.setAttribute(FLAG, 'true');
}

/** Nothing is being loaded any more. */
export function clearLoading(): void {
  document.documentElement.removeAttribute(FLAG);
}
