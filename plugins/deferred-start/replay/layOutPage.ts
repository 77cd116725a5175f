/** The blocks that src/css/firstLayout.css leaves out at first, and their siblings. */
const BLOCKS = '.markdown > *, main > section';
/** Blocks below the viewport that are laid out in one task: it has to be short, also on a slow phone. */
const STEP = 8;
/** A page is at rest when it has not been scrolled for this long (ms). */
const REST = 150;

const allBlocks = () => [...document.querySelectorAll<HTMLElement>(BLOCKS)];
const topOf = (block: Element) => block.getBoundingClientRect().top;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Makes a change that may resize blocks above the viewport, and keeps what the reader sees in place. */
function keepInPlace(change: () => void): void {
  const seen = allBlocks().find((block) => block.getBoundingClientRect().bottom > 0);
  const before = seen && topOf(seen);
  change();
  const moved = seen && before !== undefined ? topOf(seen) - before : 0;
  if (moved) window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Lays out the next blocks. Those above the viewport, left out where the reader has jumped, come in one step: the
 * browser lays out what comes near the viewport by itself, and moves what the reader sees.
 */
function layOutNext(waiting: HTMLElement[]): void {
  const above = waiting.findLastIndex((block) => topOf(block) < window.innerHeight) + 1;
  for (const block of waiting.splice(0, Math.max(above, STEP))) {
    block.style.contentVisibility = 'visible';
  }
}

/**
 * Lays out the blocks that `data-lazy` has left out, from top to bottom, in short tasks while the reader does not
 * scroll: a correction of the position would stop the scrolling.
 */
export async function layOutPage(): Promise<void> {
  const { dataset } = document.documentElement;
  const isLazy = () => dataset.lazy !== undefined;
  if (!isLazy()) return;
  let scrolled = 0;
  const onScroll = () => {
    scrolled = performance.now();
  };
  const onClick = ({ target }: MouseEvent) => {
    // No block may grow above the place to which a link leads.
    if ((target as Element).closest('a')) delete dataset.lazy;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', onClick, true);
  // The blocks of another page, opened meanwhile, are laid out at once.
  for (const waiting = allBlocks(); isLazy() && waiting[0]?.isConnected; await wait(0)) {
    if (performance.now() - scrolled < REST) await wait(REST);
    else keepInPlace(() => layOutNext(waiting));
  }
  keepInPlace(() => delete dataset.lazy);
  window.removeEventListener('scroll', onScroll);
  window.removeEventListener('click', onClick, true);
}
