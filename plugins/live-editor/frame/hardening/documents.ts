import { detached, detachedGetter } from './originals';
import type { TreeRule } from './trees';

const remove = detached(Element.prototype.remove);

const activeElement = detachedGetter<Element | null>(Document.prototype, 'activeElement');

/** Maximum number of nested documents that a demo may add. Each costs the browser a document before it is removed. */
const MAX_DOCUMENTS = 100;

/** Called when nested documents do harm. */
interface DocumentHandlers {
  /** One has taken the focus, which it would then keep. */
  onTheft: () => void;
  /** There were too many. */
  onMany: () => void;
}

let removed = 0;
let handlers: DocumentHandlers | undefined;

/** Detects nested documents that do harm before they are removed. */
export function watchDocuments(given: DocumentHandlers): void {
  handlers = given;
}

/** Removes elements with nested documents, since these would have all the removed features. */
export const NO_DOCUMENTS: TreeRule = {
  selector: 'iframe, frame, object, embed, fencedframe',
  correct(holder) {
    if (activeElement(document) === holder) handlers?.onTheft();
    remove(holder);
    removed += 1;
    if (removed === MAX_DOCUMENTS) handlers?.onMany();
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
