import { detached, detachedGetter } from './originals';

const composedPath = detached(Event.prototype.composedPath);
const matches = detached(Element.prototype.matches);
const nodeType = detachedGetter<number>(Node.prototype, 'nodeType');
// The reader's code may replace the class later.
const { ELEMENT_NODE } = Node;

/** Checks whether a node is an element, even if code has replaced the classes. */
export const isElement = (node: object): node is Element => nodeType(node) === ELEMENT_NODE;

/** Returns the original target of an event, even in a shadow tree, since all of them are open. */
export const startOf = (event: Event): EventTarget => composedPath(event)[0];

/**
 * Finds the innermost element in the path of an event that matches a selector, including shadow trees.
 *
 * @param event an event whose path ends at the window
 */
export function innermost(event: Event, selector: string): Element | undefined {
  const path = composedPath(event) as Node[];
  for (let index = 0; index < path.length - 1; index += 1) {
    const node = path[index];
    if (isElement(node) && matches(node, selector)) return node;
  }
  return undefined;
}
