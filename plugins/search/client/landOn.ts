const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const BLOCK = `${HEADINGS}, p, li, td, th, pre, dt, dd, summary, figcaption`;

/** What the browser hides. It has a place in the layout all the same, at least in Chromium. */
const COLLAPSED = 'details:not([open]) > :not(summary)';

/** Distance of the highlight from the navbar after scrolling, as a fraction of the window height. */
const BELOW = 0.2;

/** Distance of the highlight from the edge of a box after scrolling it sideways, as a fraction of its width. */
const INSIDE = 0.2;

const isBefore = (node: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING);

/** Finds the heading that ends the section of an element. */
function nextHeading(root: Element, target: Element): Element | undefined {
  return [...root.querySelectorAll(HEADINGS)].find(
    (heading) => !target.contains(heading) && !isBefore(heading, target),
  );
}

/** Returns the highlights in the section of the target; without a target, all of them. */
function inSection(root: Element, ranges: Range[], target: Element | null): Range[] {
  if (!target) return ranges;
  const end = nextHeading(root, target);
  return ranges.filter(({ startContainer: node }) => {
    const isBehind = isBefore(node, target) && !target.contains(node);
    return !isBehind && !(end && !isBefore(node, end));
  });
}

const collapsedAround = ({ startContainer }: Range) =>
  startContainer.parentElement?.closest(COLLAPSED)?.parentElement as HTMLDetailsElement | undefined;

const isVisible = (range: Range) => !collapsedAround(range) && range.getClientRects().length > 0;

/** Finds the first visible highlight. If all are collapsed, it expands the `<details>` around the first one. */
function firstOf(ranges: Range[]): Range | undefined {
  const visible = ranges.find(isVisible);
  if (visible) return visible;
  const first = ranges.find(collapsedAround);
  const details = first && collapsedAround(first);
  if (details) details.open = true;
  return first;
}

/** Scrolls what cuts a highlight off at a side, such as a wide table on a phone. */
function scrollSideways(root: Element, range: Range): void {
  const innermost = range.startContainer.parentElement;
  for (let box = innermost; box && box !== root; box = box.parentElement) {
    const { left, right } = box.getBoundingClientRect();
    const place = range.getBoundingClientRect();
    const isCutOff = place.left < left || place.right > right;
    if (isCutOff && box.scrollWidth > box.clientWidth) {
      box.scrollBy({ left: place.left - left - box.clientWidth * INSIDE, behavior: 'instant' });
    }
  }
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const blockOf = ({ startContainer }: Range) =>
  startContainer.parentElement?.closest<HTMLElement>(BLOCK);

/**
 * Focuses the block of the first highlight that is not above the window, or of the last one, without scrolling.
 *
 * @param ranges highlights in document order
 */
export function focusNear(ranges: Range[]): void {
  const visible = ranges.filter(isVisible);
  const isBelow = (range: Range) => range.getBoundingClientRect().bottom >= 0;
  const near = visible.find(isBelow) ?? visible.at(-1);
  const block = near && blockOf(near);
  if (block) focus(block);
}

/**
 * Scrolls to the first highlight, below the navbar, and focuses its block, for a reader who opened the page from
 * the search results. Without a highlight, it focuses the heading.
 *
 * @param root the article
 * @param ranges highlights in document order
 * @param target element that the hash points to
 */
export function landOn(root: HTMLElement, ranges: Range[], target: HTMLElement | null): void {
  const heading = target ?? root.querySelector<HTMLElement>('h1');
  const first = firstOf(inSection(root, ranges, target));
  if (first) scrollSideways(root, first);
  const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
  const ceiling = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInView = top >= ceiling && bottom <= innerHeight;
  if (!first || isInView) {
    if (heading) focus(heading);
    return;
  }
  scrollBy({ top: top - ceiling - innerHeight * BELOW, behavior: 'instant' });
  const block = blockOf(first) ?? heading;
  if (block) focus(block);
}
