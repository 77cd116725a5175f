/**
 * Builds the query string of the search page.
 *
 * @param keywords any text; a lone surrogate becomes U+FFFD, whereas `encodeURIComponent` would throw
 * @returns the query with a leading question mark, or an empty string if there are no keywords
 */
export function searchQuery(keywords: string): string {
  const pairs = new URLSearchParams({ q: keywords });
  return keywords && `?${pairs.toString().replaceAll('+', '%20')}`;
}
