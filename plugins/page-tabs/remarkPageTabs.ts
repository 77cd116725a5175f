import type { ArrayExpression, Expression, ObjectExpression, SpreadElement } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf, type PageFile } from '../../src/mdx/place';
import { SLICE_PREFIX, tocOf } from '../../src/upstream/tableOfContents';
import type { TocTab } from './contents/activeToc';
import { PageTabsError, pageTabsOf, type FoundTab } from './pageTabsOf';

/** By heading id, and by the name of an imported part. */
type TabOf = Map<string, TocTab>;

function headingsAndParts(tabs: FoundTab[]): TabOf {
  const tabOf: TabOf = new Map();
  for (const { element, tab } of tabs) {
    visit(element, (node) => {
      if (node.type === 'heading') {
        const { id } = (node.data ?? {}) as { id?: string };
        if (id) tabOf.set(id, tab);
      } else if (node.type === 'mdxJsxFlowElement' && node !== element && node.name) {
        tabOf.set(SLICE_PREFIX + node.name, tab);
      }
    });
  }
  return tabOf;
}

const property = (name: string, value: Expression): ObjectExpression['properties'][number] => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
  key: { type: 'Identifier', name },
  value,
});

function idOf(entry: ObjectExpression): string | undefined {
  for (const candidate of entry.properties) {
    if (candidate.type !== 'Property' || candidate.value.type !== 'Literal') continue;
    const { key } = candidate;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value;
    if (name === 'id') return String(candidate.value.value);
  }
  return undefined;
}

/** `...slice` becomes `...slice.map((entry) => ({ ...entry, tab }))`. */
function markSlice(spread: SpreadElement, tab: TocTab): void {
  const entry = { type: 'Identifier' as const, name: 'entry' };
  spread.argument = {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      computed: false,
      optional: false,
      object: spread.argument,
      property: { type: 'Identifier', name: 'map' },
    },
    arguments: [
      {
        type: 'ArrowFunctionExpression',
        expression: true,
        params: [entry],
        body: {
          type: 'ObjectExpression',
          properties: [
            { type: 'SpreadElement', argument: entry },
            property('tab', valueToEstree(tab)),
          ],
        },
      },
    ],
  };
}

function markEntries(list: ArrayExpression, tabOf: TabOf): void {
  for (const entry of list.elements) {
    if (entry?.type === 'ObjectExpression') {
      const tab = tabOf.get(idOf(entry) ?? '');
      if (tab) entry.properties.push(property('tab', valueToEstree(tab)));
    } else if (entry?.type === 'SpreadElement' && entry.argument.type === 'Identifier') {
      const tab = tabOf.get(entry.argument.name);
      if (tab) markSlice(entry, tab);
    }
  }
}

/**
 * Remark plugin: checks the tabs of a page and marks each entry of its table of contents with the tab
 * that it is in. Runs after Docusaurus's own plugin that makes that table.
 *
 * @returns a transformer that throws an Error naming file, line and remedy for misused tabs
 */
export default function remarkPageTabs() {
  return (root: Root, file: PageFile): void => {
    try {
      const tabs = pageTabsOf(root);
      const list = tabs.length ? tocOf(root) : undefined;
      if (list) markEntries(list, headingsAndParts(tabs));
    } catch (error) {
      if (!(error instanceof PageTabsError)) throw error;
      throw new Error(`${placeOf(file, error.element)}: ${error.message}`);
    }
  };
}
