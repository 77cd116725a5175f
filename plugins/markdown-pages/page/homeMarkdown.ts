import { load } from 'cheerio';
import type { RootContent } from 'mdast';
import type { DemoAsset } from '../../demos/types';
import { demoNodes } from './demoNodes';
import { htmlNodes } from './htmlNodes';
import { markdownOf } from './pageMarkdown';

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
  const parts: RootContent[] = [];
  const demos = $('[data-demo]', main).toArray();
  // What is between two demos is converted as one part.
  const marker = 'demo-goes-here';
  demos.forEach((demo) => void $(demo).replaceWith($('<p>').text(marker)));
  const ids = demos.map((demo) => $(demo).attr('data-demo')!);
  for (const node of htmlNodes(main.html() ?? '')) {
    const isMarker =
      node.type === 'paragraph' &&
      node.children[0]?.type === 'text' &&
      node.children[0].value === marker;
    const id = isMarker ? ids.shift()! : undefined;
    parts.push(...(id ? demoNodes(readDemo(id), `${address}~demos/${id}`) : [node]));
  }
  return markdownOf(parts);
}
