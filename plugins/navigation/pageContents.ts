import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import type { ParsedPage } from '../../src/mdx/parsePage';
import { textAttribute } from '../../src/mdx/readNodes';
import type { PageContents, PageTabMetadata, TocEntry } from './pageMetadata';

/** Where in the page the walk is. */
interface Place {
  /** Query parameter of the enclosing tabs. */
  param?: string;
  tab?: PageTabMetadata;
}

function newTab(element: MdxJsxFlowElement, param = 'tab'): PageTabMetadata {
  const key = textAttribute(element, 'value') ?? '';
  const label = textAttribute(element, 'label') ?? key;
  return { key, meta: { param, label, toc: [] }, components: [] };
}

/**
 * Reads the headings, texts and tabs of a page.
 *
 * @param page the parsed page
 */
export function readPageContents({ tree }: Pick<ParsedPage, 'tree'>): PageContents {
  const contents: PageContents = { toc: [], texts: [], tabs: [] };
  const slugger = createSlugger();

  function tocEntry(heading: Heading): TocEntry {
    const { text, id } = parseMarkdownHeadingId(toString(heading));
    return { id: id ?? slugger.slug(text), title: text, depth: heading.depth };
  }

  function enter(element: MdxJsxFlowElement, place: Place): Place {
    if (element.name === 'PageTabs') return { ...place, param: textAttribute(element, 'param') };
    if (element.name === 'PageTab') {
      const tab = newTab(element, place.param);
      contents.tabs.push(tab);
      return { ...place, tab };
    }
    const { components = [] } = place.tab ?? {};
    if (element.name && /^[A-Z]/.test(element.name) && !components.includes(element.name)) {
      components.push(element.name);
    }
    return place;
  }

  function read(node: Nodes, place: Place): void {
    if (node.type === 'heading' && node.depth > 1) {
      place.tab?.meta.toc.push(contents.toc.length);
      contents.toc.push(tocEntry(node));
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      const { length } = contents.toc;
      contents.texts.push({ value: toString(node), ...(length && { tocIndex: length - 1 }) });
    } else if ('children' in node) {
      const inside = node.type === 'mdxJsxFlowElement' ? enter(node, place) : place;
      node.children.forEach((child) => read(child, inside));
    }
  }

  read(tree, {});
  return contents;
}
