/** A path that ends like this is a file to download, not a page. */
const FILE = /\.\w+$/;

/** Whether a click leaves the page for another page of the site, in this tab. */
function isNavigation(event: MouseEvent): boolean {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || isElsewhere || event.defaultPrevented || link.target === '_blank') return false;
  const { origin, pathname } = location;
  return link.origin === origin && link.pathname !== pathname && !FILE.test(link.pathname);
}

/**
 * Tells when the browser itself follows a link, as it does until React listens.
 *
 * @param onLeaving called when the next page is requested
 * @param onReturn called when the reader comes back to this page as it was left
 */
export function watchNavigations(onLeaving: () => void, onReturn: () => void): void {
  addEventListener('click', (event) => isNavigation(event) && onLeaving());
  addEventListener('pageshow', ({ persisted }) => persisted && onReturn());
}
