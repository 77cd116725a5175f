import { detached } from './originals';

/** How to correct elements; see {@link watchTrees}. */
export interface TreeRule {
  /** Elements that the rule applies to. */
  selector: string;
  /** Changes an element so that the selector no longer matches it. */
  correct: (element: Element) => void;
  /** Whether the rule applies now. */
  applies: () => boolean;
}

/** Methods that create shadow trees from markup, which no observer would watch. */
const MAKES_SHADOWS = /HTMLUnsafe$/;

// The reader's code may replace the class before shadow trees are created.
const Observer = MutationObserver;
const find = detached(Document.prototype.querySelector);
const findInShadow = detached(DocumentFragment.prototype.querySelector);
const observe = detached(MutationObserver.prototype.observe);
const attachShadow = detached(Element.prototype.attachShadow);
const EVERYTHING = { childList: true, subtree: true, attributes: true };

/**
 * Applies rules to the document and every shadow tree on each change, before the browser loads or shows inserted
 * elements: observers run as soon as the current code finishes. For this, shadow trees are always open, cannot be
 * cloned, and can only be created by `attachShadow`.
 *
 * @param onShadow called with each new shadow tree, before the reader's code gets it
 */
export function watchTrees(rules: TreeRule[], onShadow: (root: ShadowRoot) => void): void {
  const watch = (root: Node, next: (selector: string) => Element | null) => {
    const check = () => {
      for (let index = 0; index < rules.length; index += 1) {
        const { selector, correct, applies } = rules[index];
        for (let found = applies() && next(selector); found; found = next(selector)) correct(found);
      }
    };
    observe(new Observer(check), root, EVERYTHING);
  };
  watch(document, (selector) => find(document, selector));

  Element.prototype.attachShadow = function attachOpenShadow(init: ShadowRootInit) {
    const root = attachShadow(this, { ...init, mode: 'open', clonable: false } as ShadowRootInit);
    watch(root, (selector) => findInShadow(root, selector));
    onShadow(root);
    return root;
  };
  for (const owner of [Element.prototype, ShadowRoot.prototype, Document]) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (MAKES_SHADOWS.test(name)) Reflect.deleteProperty(owner, name);
    }
  }
}
