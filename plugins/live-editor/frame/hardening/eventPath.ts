import { detached, detachedGetter } from './originals';

const composedPath = detached(Event.prototype.composedPath);
const matches = detached(Element.prototype.matches);
const nodeType = detachedGetter<number>(Node.prototype, 'nodeType');
// Code may replace the class later.
const { ELEMENT_NODE } = Node;

/** Whether a node is an element, whatever has become of the classes. */
export const isElement = (node: object): node is Element => nodeType(node) === ELEMENT_NODE;

/** Where an event goes first, in a shadow tree too: all of them are open. */
export const startOf = (event: Event): EventTarget => composedPath(event)[0];

/**
 * The innermost element of a kind that an event goes through, in shadow trees too.
 *
 * @param event one whose path ends at the window
 */
export function innermost(event: Event, selector: string): Element | undefined {
  const path = composedPath(event) as Node[];
  for (let index = 0; index < path.length - 1; index += 1) {
    const node = path[index];
    if (isElement(node) && matches(node, selector)) return node;
  }
  return undefined;
}
