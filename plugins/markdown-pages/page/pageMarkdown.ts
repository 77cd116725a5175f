import path from 'node:path';
import type { Blockquote, Heading, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified, type PluggableList } from 'unified';
import { readPage, type ParsedPage } from '../../../src/mdx/parsePage';
import { partsIn, type PageElement } from '../../../src/mdx/readNodes';
import { elementForm, noForm } from './elementForms';
import { paragraph, strong } from './nodes';

/** How those parts of a page become Markdown for which it has no syntax. */
export interface PageContext {
  /** Plugins that change texts, such as placeholders. */
  remarkPlugins: PluggableList;
  /** Absolute path of the site. */
  siteDir: string;
  /** Path of the page's file from there. */
  file: string;
  /** Makes the address of a link or an image absolute. */
  absolute: (url: string) => string;
  /** What a component shows; undefined if it shows nothing by itself. */
  shown: (element: PageElement) => RootContent[] | undefined;
}

/** Alerts of GitHub by the directives of Docusaurus. https://github.com/orgs/community/discussions/16925 */
const ALERTS: Record<string, string> = {
  info: 'NOTE',
  note: 'NOTE',
  success: 'NOTE',
  tip: 'TIP',
  warning: 'WARNING',
  danger: 'CAUTION',
  error: 'CAUTION',
};

const HEADING_ID = /\s*\\?\{#[^}]+\}$/;
const TITLE = /\btitle=(["']).*?\1/;

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', resourceLink: true });

/** Writes Markdown. */
export const markdownOf = (children: RootContent[]): string =>
  writer.stringify({ type: 'root', children });

function withoutId(heading: Heading): Heading {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return heading;
  last.value = last.value.replace(HEADING_ID, '');
  return heading;
}

/** An alert of GitHub: Markdown would escape its bracket, so it is given as HTML, which is kept. */
function alertOf({ name, children }: ContainerDirective): Blockquote {
  const marker: PhrasingContent = { type: 'html', value: `[!${ALERTS[name] ?? 'NOTE'}]` };
  const newLine: PhrasingContent = { type: 'html', value: '\n' };
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph') {
    return { type: 'blockquote', children: [paragraph(marker), ...children] };
  }
  const words = first.data?.directiveLabel ? [strong(...first.children)] : first.children;
  return { type: 'blockquote', children: [paragraph(marker, newLine, ...words), ...rest] };
}

/** Has a protocol, or begins at the root of the site or on the page itself. */
const NOT_RELATIVE = /^(?:[a-z][a-z\d+.-]*:|[/#])/i;

/** The nodes of a page as Markdown has them. */
function markdownNodes(page: ParsedPage, context: PageContext): RootContent[] {
  const { siteDir, file, absolute, shown } = context;

  /** What a part shows whose links are relative to its own folder. */
  function partNodes(source: string): RootContent[] {
    const part = path.posix.join(path.posix.dirname(file), source);
    const fromPage = (url: string) =>
      NOT_RELATIVE.test(url) ? url : path.posix.join(path.posix.dirname(source), url);
    return markdownNodes(readPage(path.join(siteDir, part)), {
      ...context,
      file: part,
      absolute: (url) => absolute(fromPage(url)),
    });
  }

  function elementNodes(element: PageElement): RootContent[] {
    const { name, position } = element;
    const own = shown(element);
    if (own) return own;
    const part = partsIn(page.tree).find((each) => name && each.name === name);
    if (part) return partNodes(part.source);
    const form = elementForm(element, {
      children: () => nodesOf(element.children as RootContent[]),
      absolute,
    });
    if (form) return form;
    throw new Error(`${file}:${position?.start.line}: ${noForm(name)}`);
  }

  function nodesOf(children: RootContent[]): RootContent[] {
    return children.flatMap((node): RootContent[] => {
      if ('children' in node && !node.type.startsWith('mdxJsx')) {
        node.children = nodesOf(node.children as RootContent[]) as never;
      }
      switch (node.type) {
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return elementNodes(node);
        case 'mdxjsEsm':
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          return [];
        case 'containerDirective':
          return [alertOf(node)];
        case 'leafDirective':
        case 'textDirective': {
          // Docusaurus shows a directive that it does not know as the text that it is.
          const { start, end } = node.position!;
          return [{ type: 'text', value: page.body.slice(start.offset, end.offset) }];
        }
        case 'heading':
          return [withoutId(node)];
        case 'code':
          return [{ ...node, meta: TITLE.exec(node.meta ?? '')?.[0] }];
        case 'link':
        case 'image':
        case 'definition':
          return [{ ...node, url: absolute(node.url) }];
        default:
          return [node];
      }
    });
  }

  const tree = structuredClone(page.tree);
  const changed = unified().use(context.remarkPlugins).runSync(tree, { path: file }) as Root;
  return nodesOf(changed.children);
}

/**
 * Writes a page as Markdown.
 *
 * @param page the page as it was parsed, which is not changed
 * @returns the text below the title
 * @throws Error naming file, line and component when a component has no form in Markdown
 */
export const pageMarkdown = (page: ParsedPage, context: PageContext): string =>
  markdownOf(markdownNodes(page, context));
