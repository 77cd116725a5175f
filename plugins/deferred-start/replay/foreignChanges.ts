import { partOf, type Part } from '../boot/parts';
import type { ForeignChanges } from '../boot/recordChanges';

const partOfNode = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  return element && partOf(element);
};

/** Puts nodes where a change found or left them: by the sibling after it, if that is still there. */
function insert(nodes: NodeList, { target, nextSibling, previousSibling }: MutationRecord): void {
  const after = previousSibling?.parentNode === target ? previousSibling.nextSibling : null;
  const place = nextSibling?.parentNode === target ? nextSibling : after;
  for (const node of nodes) target.insertBefore(node, place);
}

function remove(nodes: NodeList, from: Node): void {
  for (const node of nodes) if (node.parentNode === from) from.removeChild(node);
}

/**
 * Undoes the changes of a part of the page, so that React finds what the server has rendered.
 *
 * @param part what React hydrates
 * @param foreign recorded there until now
 * @returns makes them again, where React has kept the place
 */
export function undoChanges(part: Part, { records, observer }: ForeignChanges): () => void {
  records.push(...observer.takeRecords());
  observer.disconnect();
  // What was changed inside of something that has left since needs no undoing.
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
