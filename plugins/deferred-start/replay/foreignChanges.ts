import { partOf, type Part } from '../boot/parts';
import type { ForeignChanges } from '../boot/recordChanges';

const partOfNode = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  return element && partOf(element);
};

/** The child before which a change happened: its next sibling, else what follows its previous sibling. */
function placeOf({ target, nextSibling, previousSibling }: MutationRecord): Node | null {
  if (nextSibling?.parentNode === target) return nextSibling;
  if (!previousSibling) return target.firstChild;
  return previousSibling.parentNode === target ? previousSibling.nextSibling : null;
}

function insert(nodes: NodeList, change: MutationRecord): void {
  const { target } = change;
  const place = placeOf(change);
  for (const node of nodes) target.insertBefore(node, place);
}

function remove(nodes: NodeList, from: Node): void {
  for (const node of nodes) if (node.parentNode === from) from.removeChild(node);
}

/**
 * Reverts the recorded changes in a part of the page, so that React finds the server-rendered HTML.
 *
 * @param part the part that React is about to hydrate
 * @param foreign the changes recorded in it so far
 * @returns a function that applies them again, except where React has changed the DOM since
 */
export function undoChanges(part: Part, { records, observer }: ForeignChanges): () => void {
  records.push(...observer.takeRecords());
  observer.disconnect();
  // Changes inside a removed element need no undoing.
  const changes = records.filter(({ target }) => target.isConnected && partOfNode(target) === part);
  const texts = new Map<MutationRecord, string>();
  for (const change of [...changes].reverse()) {
    if (change.type === 'characterData') {
      const text = change.target as Text;
      texts.set(change, text.data);
      text.data = change.oldValue!;
    } else {
      remove(change.addedNodes, change.target);
      insert(change.removedNodes, change);
    }
  }

  return () => {
    for (const change of changes) {
      const { target } = change;
      if (change.type === 'characterData') {
        const text = target as Text;
        if (text.data === change.oldValue) text.data = texts.get(change)!;
      } else if (part.contains(target)) {
        remove(change.removedNodes, target);
        insert(change.addedNodes, change);
      }
    }
  };
}
