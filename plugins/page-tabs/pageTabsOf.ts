import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { textAttribute } from '../../src/mdx/readNodes';
import type { TocTab } from './contents/activeToc';

/** A `<PageTab>` of a page and the choice it belongs to. */
export interface FoundTab {
  element: MdxJsxFlowElement;
  tab: TocTab;
}

const VALUE = /^[a-z0-9-]+$/;
const DEFAULT_PARAM = 'tab';

/** A mistake in the use of the tabs, at an element of the page. */
export class PageTabsError extends Error {
  constructor(
    reason: string,
    readonly element: MdxJsxFlowElement,
  ) {
    super(reason);
  }
}

function tabElements(tabs: MdxJsxFlowElement): MdxJsxFlowElement[] {
  const elements = tabs.children.filter((child) => child.type === 'mdxJsxFlowElement');
  if (elements.length === 0 || elements.length < tabs.children.length) {
    throw new PageTabsError(
      '<PageTabs> holds something else than <PageTab> elements, or nothing. Put its texts into <PageTab> elements.',
      tabs,
    );
  }
  return elements;
}

function valueOf(element: MdxJsxFlowElement): string {
  const value = textAttribute(element, 'value');
  if (
    element.name !== 'PageTab' ||
    !value ||
    !VALUE.test(value) ||
    !textAttribute(element, 'label')
  ) {
    throw new PageTabsError(
      'This child of <PageTabs> is no tab with a value of small letters, digits and hyphens, and a label. Write <PageTab value="npm" label="npm">.',
      element,
    );
  }
  return value;
}

function refuseNesting(tabs: MdxJsxFlowElement): void {
  visit(tabs, 'mdxJsxFlowElement', (inner) => {
    if (inner !== tabs && inner.name === 'PageTabs') {
      throw new PageTabsError(
        '<PageTabs> cannot be inside <PageTabs>. Use headings inside.',
        inner,
      );
    }
  });
}

function refuseSharedParam(known: FoundTab[], [{ element, tab }]: FoundTab[]): void {
  const other = known.find((candidate) => candidate.tab.param === tab.param);
  if (other && other.tab.values.join() !== tab.values.join()) {
    throw new PageTabsError(
      `The parameter "${tab.param}" already chooses between ${other.tab.values.join(', ')}. Give these tabs another param.`,
      element,
    );
  }
}

function tabsIn(element: MdxJsxFlowElement): FoundTab[] {
  const elements = tabElements(element);
  const values = elements.map(valueOf);
  const again = values.findIndex((value, index) => values.indexOf(value) < index);
  if (again >= 0) {
    throw new PageTabsError(
      `Two tabs have the value "${values[again]}". Give each its own.`,
      elements[again],
    );
  }
  const param = textAttribute(element, 'param') ?? DEFAULT_PARAM;
  return elements.map((child, index) => ({
    element: child,
    tab: { param, values, value: values[index] },
  }));
}

/**
 * Finds the tabs of a page.
 *
 * @throws PageTabsError for a tab outside `<PageTabs>`, tabs in tabs, a missing or repeated value, or
 * one query parameter for different tabs
 */
export function pageTabsOf(root: Root): FoundTab[] {
  const found: FoundTab[] = [];
  visit(root, 'mdxJsxFlowElement', (element) => {
    if (element.name === 'PageTab' && !found.some((known) => known.element === element)) {
      throw new PageTabsError(
        '<PageTab> is outside <PageTabs>. Put <PageTabs> around it.',
        element,
      );
    }
    if (element.name !== 'PageTabs') return;
    refuseNesting(element);
    const tabs = tabsIn(element);
    refuseSharedParam(found, tabs);
    found.push(...tabs);
  });
  return found;
}
