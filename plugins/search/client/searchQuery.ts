/**
 * The query that asks the search page for keywords.
 *
 * @param keywords any text; half of a surrogate pair becomes U+FFFD, where `encodeURIComponent` throws
 * @returns the query with its question mark, or an empty text without keywords
 */
export function searchQuery(keywords: string): string {
  const pairs = new URLSearchParams({ q: keywords });
  return keywords && `?${pairs.toString().replaceAll('+', '%20')}`;
}
