/** Styles that emotion adopts when it starts (https://emotion.sh/docs/ssr), anywhere in a page. */
const ADOPTED_STYLE = /<style data-emotion[^>]*>.*?<\/style>/gs;

/**
 * Moves the styles of demos that a UI kit adopts to the head of a page, each once. In the body, they set custom properties
 * of the document after a browser has begun to show it, which makes it compute all styles again. The kit does not insert
 * them again, and needs them on later pages.
 *
 * @param html text of the page
 */
export function moveAdoptedStyles(html: string): string {
  const styles = new Set(html.match(ADOPTED_STYLE));
  return html.replace(ADOPTED_STYLE, '').replace('</head>', (end) => [...styles].join('') + end);
}
