import { detached } from './originals';

/** What to do with elements; see {@link watchTrees}. */
export interface TreeRule {
  /** Elements that it applies to. */
  selector: string;
  /** Makes an element one that the selector no longer finds. */
  correct: (element: Element) => void;
  /** Whether the rule applies now. */
  applies: () => boolean;
}

/** Methods that make shadow trees of markup, where no observer would look. */
const MAKES_SHADOWS = /HTMLUnsafe$/;

// Code may replace the class, and shadow trees are made later.
const Observer = MutationObserver;
const find = detached(Document.prototype.querySelector);
const findInShadow = detached(DocumentFragment.prototype.querySelector);
const observe = detached(MutationObserver.prototype.observe);
const attachShadow = detached(Element.prototype.attachShadow);
const EVERYTHING = { childList: true, subtree: true, attributes: true };

/**
 * Applies rules to the document and to every shadow tree whenever something changes there, and before the
 * browser loads or shows what was put in: observers are called as soon as the code that did it is done.
 * For that shadow trees are open, cannot be cloned, and are made by code alone.
 *
 * @param onShadow called with each new shadow tree, before code has it
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
