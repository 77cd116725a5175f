/** Pages that sections have moved to: the path of each, with the ids of these sections. */
export type MovedSections = [page: string, ids: string[]][];

/**
 * Creates the script that redirects the hash of a moved section to its new page, before the first paint and with
 * query and hash.
 *
 * @param pages new pages of the sections
 */
export function movedScript(pages: MovedSections): string {
  const lists = pages.map(([path, ids]) => [path, ` ${ids.join(' ')} `]);
  return String.raw`(function (pages) {
  var id = ' ' + location.hash.slice(1) + ' ';
  var page = pages.find(function (page) { return page[1].indexOf(id) >= 0; });
  if (page) location.replace(page[0] + location.search + location.hash);
})(${JSON.stringify(lists)});`;
}
