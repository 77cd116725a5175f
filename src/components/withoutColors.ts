/**
 * Returns highlighted code as plain HTML text, since color markup is most of its size.
 *
 * @param html result of `highlightCode`
 */
export const withoutColors = (html: string): string => html.replace(/<[^>]+>/g, '');
