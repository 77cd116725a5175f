import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { textAttribute, type PageElement } from '../../../src/mdx/readNodes';
import { link, paragraph, strong } from './nodes';

/** What is in an element, as Markdown, and how the address of a link becomes absolute. */
interface Inside {
  children: () => RootContent[];
  absolute: (url: string) => string;
}

/** Makes the Markdown of an element. */
type Form = (element: PageElement, inside: Inside) => RootContent[];

const isInline = ({ type }: PageElement) => type === 'mdxJsxTextElement';

/** Inline nodes as they are; on separate lines, they need a paragraph. */
const placed = (element: PageElement, node: PhrasingContent): RootContent[] =>
  isInline(element) ? [node] : [paragraph(node)];

/** The texts of an element that may have its words in paragraphs. */
const words = (children: RootContent[]) =>
  children.flatMap((child) =>
    child.type === 'paragraph' ? (child as Paragraph).children : [child as PhrasingContent],
  );

const onlyChildren: Form = (_element, { children }) => children();

/** Markdown has no syntax for these elements: they stay HTML, without attributes. */
const asHtml: Form = (element, { children }) =>
  isInline(element)
    ? [
        { type: 'html', value: `<${element.name}>` },
        ...children(),
        { type: 'html', value: `</${element.name}>` },
      ]
    : children();

const withTitle =
  (attribute: string): Form =>
  (element, { children }) => {
    const title = textAttribute(element, attribute);
    return title === undefined ? children() : [paragraph(strong(title)), ...children()];
  };

const image: Form = (element, { absolute }) => {
  const alt = textAttribute(element, 'alt') ?? '';
  const src = textAttribute(element, 'src');
  const node: PhrasingContent =
    src === undefined ? { type: 'text', value: alt } : { type: 'image', url: absolute(src), alt };
  return placed(element, node);
};

const anchor: Form = (element, { children, absolute }) => {
  const href = textAttribute(element, 'href');
  if (href === undefined) return children();
  return placed(element, link(absolute(href), ...words(children())));
};

const entries = (names: string[], form: Form) => names.map((name) => [name, form] as const);

/** How the elements that need no entry in the option `rendered` become Markdown. */
const FORMS = new Map<string | null, Form>([
  // A fragment.
  [null, onlyChildren],
  ...entries(['PageTabs', 'DemoGrid', 'MovedSections', 'details'], onlyChildren),
  ...entries(['abbr', 'cite', 'div', 'figcaption', 'figure', 'p'], onlyChildren),
  ...entries(['q', 'section', 'small', 'span', 'time'], onlyChildren),
  ...entries(['b', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 's', 'strong'], asHtml),
  ...entries(['sub', 'sup', 'u', 'var'], asHtml),
  ['PageTab', withTitle('label')],
  ['Details', withTitle('summary')],
  ['summary', (_element, { children }) => [paragraph(strong(...words(children())))]],
  ['br', (element) => (isInline(element) ? [{ type: 'break' }] : [])],
  ['a', anchor],
  ['img', image],
  ['Head', () => []],
]);

/**
 * Makes the Markdown of an element that is no demo and no API table.
 *
 * @returns undefined for an element without a form
 */
export const elementForm = (element: PageElement, inside: Inside): RootContent[] | undefined =>
  FORMS.get(element.name)?.(element, inside);

/** Whether {@link elementForm} makes Markdown of elements of this name. */
export const hasForm = (name: string | null): boolean => FORMS.has(name);

/** What is wrong with an element without a form, and what to do. */
export const noForm = (name: string | null): string =>
  `<${name}> has no form in Markdown, in which readers copy pages. ${
    /^[a-z][^.]*$/.test(name ?? '')
      ? 'Write it in Markdown; or make a component of it and add that to the option "rendered" of the plugin markdown-pages'
      : 'Add it to the option "rendered" of the plugin markdown-pages, with a selector of what it shows'
  }.`;
