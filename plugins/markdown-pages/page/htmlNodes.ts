import { load, type CheerioAPI } from 'cheerio';
import type { Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';

const converter = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark);

/** What assistive technology does not read, and controls, which do nothing in a text. */
const NOT_TEXT =
  '[aria-hidden=true], .hash-link, svg, style, script, button, input, select, textarea';

/** React separates neighboring texts by empty comments. */
const COMMENT = /<!--.*?-->/gs;
/** Links that are drawn as buttons have no space between them. */
const BETWEEN_LINKS = /(?<=<\/a>)(?=<a\b)/g;

/** Puts texts where a converter finds them: code without its hints, captions before their tables, names into tabs. */
function withTexts($: CheerioAPI): void {
  $('pre [role=tooltip]').remove();
  $('pre').each((_, pre) => void $(pre).html($('<code>').text($(pre).text())));
  $('svg[role=img]').each((_, svg) => {
    $(svg).replaceWith($('<p>').text($(svg).attr('aria-label') ?? ''));
  });
  $(NOT_TEXT).remove();
  $('[role=tabpanel][data-label]').each((_, panel) => {
    $(panel).prepend($('<p>').append($('<strong>').text($(panel).attr('data-label')!)));
  });
  $('caption').each((_, caption) => {
    const title = $('<p>').append($('<strong>').text($(caption).text()));
    $(caption).closest('table').before(title);
    $(caption).remove();
  });
}

/**
 * Converts a part of a built page, for what is made by a component and has no other source.
 *
 * @param html the part, as HTML
 */
export function htmlNodes(html: string): RootContent[] {
  const $ = load(html.replace(COMMENT, '').replace(BETWEEN_LINKS, ' '), null, false);
  withTexts($);
  return (converter.runSync(converter.parse($.html())) as Root).children;
}
