/**
 * The address a page has without its trailing slash.
 *
 * @param pathname path of an address
 * @param homes paths that keep their slash: the home page of each language
 */
export function stripTrailingSlash(pathname: string, homes: readonly string[]): string {
  return homes.includes(pathname) ? pathname : pathname.replace(/(.)\/+$/, '$1');
}
