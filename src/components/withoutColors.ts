/**
 * The text of highlighted code, as HTML: colors are most of what code in a page weighs.
 *
 * @param html what `highlightCode` has made
 */
export const withoutColors = (html: string): string => html.replace(/<[^>]+>/g, '');
