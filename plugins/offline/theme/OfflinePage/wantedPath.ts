/**
 * Reads which page was wanted from the address that the service worker has redirected to.
 *
 * @param search query of the address
 * @param root path of the site, with both slashes
 * @returns undefined for a path outside the site, which only another site would name
 */
export function wantedPath(search: string, root: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from?.startsWith(root) ? from : undefined;
}
