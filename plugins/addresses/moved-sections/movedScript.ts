/** Pages that sections have moved to, each as its path with the ids of those sections. */
export type MovedSections = [page: string, ids: string[]][];

/**
 * The script that is first in a page whose sections have moved: an address with the id of one goes on to its new page
 * before anything is painted, with query and hash.
 *
 * @param pages where the sections of the page are now
 */
export function movedScript(pages: MovedSections): string {
  const lists = pages.map(([path, ids]) => [path, ` ${ids.join(' ')} `]);
  return String.raw`(function (pages) {
  var id = ' ' + location.hash.slice(1) + ' ';
  var page = pages.find(function (page) { return page[1].indexOf(id) >= 0; });
  if (page) location.replace(page[0] + location.search + location.hash);
})(${JSON.stringify(lists)});`;
}
