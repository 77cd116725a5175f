/**
 * Scrolls the sidebar to the item of the current page, unless it is in view or the reader has scrolled the
 * sidebar.
 */
export function revealCurrentPage(): void {
  const item = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const sidebar = item?.closest('nav');
  if (!item || !sidebar) return;
  const { top, bottom, height } = sidebar.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  const isInView = place.top >= top && place.bottom <= bottom;
  if (!isInView) sidebar.scrollTop += place.top - top - height / 3;
}
