const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const BLOCK = 'p, li, td, th, pre, dt, dd, summary, figcaption';

/** Distance of the highlight from the navbar after scrolling, as a fraction of the window height. */
const BELOW = 0.2;

const isBefore = (node: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING);

/** Finds the heading that ends the section of an element. */
function nextHeading(root: Element, target: Element): Element | undefined {
  return [...root.querySelectorAll(HEADINGS)].find(
    (heading) => !target.contains(heading) && !isBefore(heading, target),
  );
}

/** Finds the first visible highlight: in the section of the target if there is one, else on the whole page. */
function firstOf(root: Element, ranges: Range[], target: Element | null): Range | undefined {
  const end = target ? nextHeading(root, target) : undefined;
  return ranges.find((range) => {
    const node = range.startContainer;
    const isBehind = target && isBefore(node, target) && !target.contains(node);
    const isBeyond = end && !isBefore(node, end);
    return !isBehind && !isBeyond && range.getClientRects().length > 0;
  });
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls to the first highlight, below the navbar, and focuses its block, for a reader who opened the page from
 * the search results.
 *
 * @param root the article
 * @param ranges highlights in document order
 * @param target element that the hash points to
 */
export function landOn(root: HTMLElement, ranges: Range[], target: HTMLElement | null): void {
  const heading = target ?? root.querySelector<HTMLElement>('h1');
  const first = firstOf(root, ranges, target);
  const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
  const ceiling = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInView = top >= ceiling && bottom <= innerHeight;
  if (!first || isInView) {
    if (heading) focus(heading);
    return;
  }
  scrollBy({ top: top - ceiling - innerHeight * BELOW, behavior: 'instant' });
  const block = first.startContainer.parentElement?.closest<HTMLElement>(BLOCK) ?? heading;
  if (block) focus(block);
}
