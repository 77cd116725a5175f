import { clearLoading, rootData } from './rootData';

/** Whether a click opens another page of the site in this tab. */
function isNavigation(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  return (
    !isElsewhere &&
    !event.defaultPrevented &&
    link.origin === location.origin &&
    // A link to another language names this tab: `_self`.
    link.target !== '_blank' &&
    link.pathname !== location.pathname &&
    // A path with a file extension is a download, not a page.
    !/\.\w+$/.test(link.pathname)
  );
}

/** Closes the list around a link, which covers the page: the table of contents in small windows, or a popover. */
function closeList(link: HTMLAnchorElement): void {
  link.closest('.theme-doc-toc-mobile')?.removeAttribute('open');
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Whether the reader has followed a link to another page, which the browser is requesting. */
export const isLeaving = (): boolean => rootData.loading === 'page';

const showLeaving = () => {
  rootData.loading = 'page';
};

/**
 * Handles links until the app does: shows the loading bar while the browser loads another page, and closes the list of
 * a link that was followed. The bar is hidden when this page is restored from the back/forward cache and, where the
 * browser has the Navigation API, when the reader stops it. These two listeners are needed while the app runs, too.
 */
export function watchNavigations(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    closeList(link);
    if (!isNavigation(event, link)) return;
    showLeaving();
    // Once more after `navigateerror` of an earlier navigation, which this one ends.
    setTimeout(showLeaving);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && clearLoading());
  (window.navigation as Navigation | undefined)?.addEventListener(
    'navigateerror',
    () => isLeaving() && clearLoading(),
  );
}
