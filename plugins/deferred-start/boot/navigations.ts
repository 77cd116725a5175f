/** Whether a click opens another page of the site in this tab. */
function isNavigation(event: MouseEvent): boolean {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
  return (
    !isElsewhere &&
    !event.defaultPrevented &&
    link?.target === '' &&
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    // A path with a file extension is a download, not a page.
    !/\.\w+$/.test(link.pathname)
  );
}

/**
 * Reports full page loads: before hydration the browser follows links itself.
 *
 * @param onLeaving called when the next page is requested
 * @param onReturn called when this page is restored from the back/forward cache
 */
export function watchNavigations(onLeaving: () => void, onReturn: () => void): void {
  addEventListener('click', (event) => isNavigation(event) && onLeaving());
  addEventListener('pageshow', ({ persisted }) => persisted && onReturn());
}
