import { detached, detachedGetter } from './originals';
import type { TreeRule } from './trees';

const remove = detached(Element.prototype.remove);

const activeElement = detachedGetter<Element | null>(Document.prototype, 'activeElement');
let reportTheft: () => void = () => undefined;

/**
 * Detects that a nested document has taken the focus, which it would then keep.
 *
 * @param onTheft called each time
 */
export function watchThefts(onTheft: () => void): void {
  reportTheft = onTheft;
}

/** Removes elements with nested documents, since these would have all the removed features. */
export const NO_DOCUMENTS: TreeRule = {
  selector: 'iframe, frame, object, embed, fencedframe',
  correct(holder) {
    if (activeElement(document) === holder) reportTheft();
    remove(holder);
  },
  applies: () => true,
};

/** Keeps code from reopening the document, which would remove all listeners from its window. */
export function keepDocument(): void {
  for (const name of ['open', 'write', 'writeln', 'close'] as const) {
    Document.prototype[name] = () => {
      throw new DOMException('A demo cannot write its document again.', 'InvalidStateError');
    };
  }
}
