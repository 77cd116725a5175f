import { load } from 'cheerio';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DemoAsset } from '../../demos/types';
import { demoNodes } from './demoNodes';
import { htmlNodes } from './htmlNodes';
import { markdownOf } from './pageMarkdown';

const MARK = 'the demo that was here';

/** What the Markdown of a page without a source in MDX is made from. */
export interface BuiltPage {
  /** The built page. */
  html: string;
  /** Absolute address of the page, with a slash at its end. */
  address: string;
  readDemo: (id: string) => DemoAsset;
}

/**
 * Writes the home page as Markdown: its texts from the built page, its demos from their source.
 *
 * @returns the text, its title included
 */
export function homeMarkdown({ html, address, readDemo }: BuiltPage): string {
  const $ = load(html);
  const main = $('main');
  $('a[href]', main).each((_, anchor) => {
    $(anchor).attr('href', new URL($(anchor).attr('href')!, address).href);
  });
  // Each demo leaves a mark, since what is around it is converted as a whole.
  const ids = $('[data-demo]', main)
    .toArray()
    .map((demo) => $(demo).attr('data-demo')!);
  $('[data-demo]', main).replaceWith(`<p>${MARK}</p>`);
  const parts = htmlNodes(main.html() ?? '').flatMap((node): RootContent[] => {
    if (toString(node) !== MARK) return [node];
    const id = ids.shift()!;
    return demoNodes(readDemo(id), `${address}~demos/${id}`);
  });
  return markdownOf(parts);
}
