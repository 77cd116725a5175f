import { clearLoading, rootData } from './rootData';

/** Whether a click opens another page of the site in this tab. */
function isNavigation(event: MouseEvent, link: HTMLAnchorElement | null): boolean {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
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

/** Closes the list that a link is in, which lies over the page: the contents of small windows, or a popover. */
function closeList(link: HTMLAnchorElement | null): void {
  link?.closest('.theme-doc-toc-mobile')?.removeAttribute('open');
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Whether the reader has followed a link to another page, which the browser is requesting. */
export const isLeaving = (): boolean => rootData.loading === 'page';

/**
 * Follows what the browser does by itself before hydration: shows the loading bar while it loads another page, until
 * this one is restored from the back/forward cache, and closes lists whose links were followed.
 */
export function watchNavigations(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    closeList(link);
    if (isNavigation(event, link)) rootData.loading = 'page';
  });
  addEventListener('pageshow', ({ persisted }) => persisted && clearLoading());
}
