/**
 * Finds the element that an embedded playground replaces.
 *
 * @param target the element, or its id
 * @throws Error if it does not exist, or is in no document that could hold a frame
 */
export function findTarget(target: string | HTMLElement): HTMLElement {
  const element = findElement(target);
  if (!element.parentNode) throw new Error('Invalid Element');
  return element;
}

/**
 * Finds the frame of an embedded playground.
 *
 * @param target the frame, or its id
 * @throws Error if it does not exist, or is not a frame
 */
export function findFrame(target: string | HTMLElement): HTMLIFrameElement {
  const element = findElement(target);
  if (element instanceof HTMLIFrameElement) return element;
  throw new Error('Provided element is not an iframe.');
}

function findElement(target: unknown): HTMLElement {
  if (target instanceof HTMLElement) return target;
  if (typeof target !== 'string') throw new Error(`Invalid element: ${String(target)}`);
  const element = document.getElementById(target);
  if (!element) throw new Error('the element with the given id could not be found');
  return element;
}
