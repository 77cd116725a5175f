import { detached, detachedGetter } from './originals';
import type { TreeRule } from './trees';

const remove = detached(Element.prototype.remove);

const activeElement = detachedGetter<Element | null>(Document.prototype, 'activeElement');
let reportTheft: () => void = () => undefined;

/**
 * Notices that the focus was taken into a document in the frame, which would then keep it.
 *
 * @param onTheft called each time
 */
export function watchThefts(onTheft: () => void): void {
  reportTheft = onTheft;
}

/** Nested documents would have all removed features, so elements that hold one are removed. */
export const NO_DOCUMENTS: TreeRule = {
  selector: 'iframe, frame, object, embed, fencedframe',
  correct(holder) {
    if (activeElement(document) === holder) reportTheft();
    remove(holder);
  },
  applies: () => true,
};

/** Keeps the document as it is: to open it once more would take all listeners off its window. */
export function keepDocument(): void {
  for (const name of ['open', 'write', 'writeln', 'close'] as const) {
    Document.prototype[name] = () => {
      throw new DOMException('A demo cannot write its document again.', 'InvalidStateError');
    };
  }
}
