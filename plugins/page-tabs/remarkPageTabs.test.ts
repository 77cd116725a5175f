import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import toc from '@docusaurus/mdx-loader/lib/remark/toc';
import type { Expression, Node, ObjectExpression, SpreadElement } from 'estree';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { inActiveTab, type TocTab } from './contents/activeToc';
import remarkPageTabs from './remarkPageTabs';

interface Entry {
  id?: string;
  tab?: TocTab;
}

/** The value that an expression of the table of contents has; a marked slice as its `tab`. */
function valueOf(node: Expression | SpreadElement | null): unknown {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'ArrayExpression') return node.elements.map(valueOf);
  if (node?.type === 'ObjectExpression') return Object.fromEntries(node.properties.map(propertyOf));
  if (node?.type !== 'SpreadElement' || node.argument.type !== 'CallExpression') return {};
  const [map] = node.argument.arguments as [Node & { body: ObjectExpression }];
  return valueOf({ ...map.body, properties: map.body.properties.slice(1) });
}

function propertyOf(property: ObjectExpression['properties'][number]): [string, unknown] {
  if (property.type !== 'Property') throw new Error(`unexpected ${property.type}`);
  const { key } = property;
  const name = key.type === 'Identifier' ? key.name : String((key as { value: unknown }).value);
  return [name, valueOf(property.value as Expression)];
}

async function tocOf(mdx: string): Promise<Entry[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(headings, { anchorsMaintainCase: false })
    .use(toc)
    .use(remarkPageTabs);
  const file = { path: 'docs/x.mdx', value: mdx };
  const root = (await processor.run(processor.parse(file), file)) as Root;
  for (const node of root.children) {
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (statement?.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    return valueOf(statement.declaration.declarations[0].init ?? null) as Entry[];
  }
  throw new Error('the page has no table of contents');
}

const PAGE = `
import Part from './_part.mdx';

## Before

<PageTabs>

<PageTab value="properties" label="Properties">

## Rows

</PageTab>

<PageTab value="declaration" label="Declaration">

## Source

<Part />

</PageTab>

</PageTabs>

## After
`;

describe('remarkPageTabs', () => {
  const choice = { param: 'tab', values: ['properties', 'declaration'] };

  it('marks the headings of each tab, and imported parts in it', async () => {
    const entries = await tocOf(PAGE);
    expect(entries.map(({ id, tab }) => [id, tab])).toEqual([
      ['before', undefined],
      ['rows', { ...choice, value: 'properties' }],
      ['source', { ...choice, value: 'declaration' }],
      [undefined, { ...choice, value: 'declaration' }],
      ['after', undefined],
    ]);
  });

  it.each([
    ['', ['before', 'rows', 'after']],
    ['?tab=declaration', ['before', 'source', undefined, 'after']],
    ['?tab=unknown', ['before', 'rows', 'after']],
  ])('so that for %p the contents are %p', async (search, expected) => {
    const entries = await tocOf(PAGE);
    const shown = entries.filter((entry) => inActiveTab(entry, search));
    expect(shown.map(({ id }) => id)).toEqual(expected);
  });

  it('leaves a page without tabs alone', async () => {
    expect((await tocOf('## Before')).map(({ tab }) => tab)).toEqual([undefined]);
  });

  it.each([
    [
      '<PageTab value="a" label="A">\n\nText.\n\n</PageTab>',
      '1: <PageTab> is outside <PageTabs>. Put <PageTabs> around it.',
    ],
    [
      '<PageTabs>\n\nText.\n\n</PageTabs>',
      '1: <PageTabs> holds something else than <PageTab> elements, or nothing.',
    ],
    [
      '<PageTabs>\n</PageTabs>',
      '1: <PageTabs> holds something else than <PageTab> elements, or nothing.',
    ],
    [
      '<PageTabs>\n<PageTab value="a">\n\nText.\n\n</PageTab>\n</PageTabs>',
      '2: This child of <PageTabs> is no tab',
    ],
    [
      '<PageTabs>\n<PageTab value="A b" label="A">\n\nText.\n\n</PageTab>\n</PageTabs>',
      '2: This child of <PageTabs> is no tab with a value of small letters, digits and hyphens, and a label.',
    ],
    [
      '<PageTabs>\n<PageTab value="a" label="A">\n\nText.\n\n</PageTab>\n<PageTab value="a" label="B">\n\nText.\n\n</PageTab>\n</PageTabs>',
      '7: Two tabs have the value "a". Give each its own.',
    ],
    [
      '<PageTabs>\n<PageTab value="a" label="A">\n<PageTabs>\n</PageTabs>\n</PageTab>\n</PageTabs>',
      '3: <PageTabs> cannot be inside <PageTabs>. Use headings inside.',
    ],
    [
      '<PageTabs>\n<PageTab value="a" label="A">\n\nText.\n\n</PageTab>\n</PageTabs>\n\n<PageTabs>\n<PageTab value="b" label="B">\n\nText.\n\n</PageTab>\n</PageTabs>',
      '10: The parameter "tab" already chooses between a. Give these tabs another param.',
    ],
  ])('refuses %j', async (mdx, reason) => {
    await expect(tocOf(mdx)).rejects.toThrow(`docs/x.mdx:${reason}`);
  });
});
