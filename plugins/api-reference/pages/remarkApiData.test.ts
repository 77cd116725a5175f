import type { Root, RootContent } from 'mdast';
import remarkApiData from './remarkApiData';

const element = (name: string, attributes: Record<string, unknown>) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([attribute, value]) => ({
    type: 'mdxJsxAttribute',
    name: attribute,
    value,
  })),
  children: [],
});

const run = (...children: object[]) => {
  const root: Root = { type: 'root', children: children as RootContent[] };
  remarkApiData()(root, { path: 'docs/x.mdx' });
  const imports = root.children
    .map((node) => node as { data?: { estree: { body: { source?: { value: string } }[] } } })
    .flatMap(({ data }) => data?.estree.body[0].source?.value ?? []);
  return { root, imports };
};

it('imports the component and its data into the page that shows them, once each', () => {
  const { imports } = run(
    element('API', { id: 'Form' }),
    element('API', { id: 'Form' }),
    element('UsedIn', { id: 'Rules' }),
  );
  expect(imports.sort()).toEqual([
    '@generated/api-reference/default/Form.table.json',
    '@generated/api-reference/default/Rules.usages.json',
    '@theme/API',
    '@theme/UsedIn',
  ]);
});

it('hands the data to the component', () => {
  const shown = element('API', { id: 'Form', only: 'children' });
  run(shown);
  expect(shown.attributes.at(-1)).toMatchObject({
    name: 'data',
    value: { value: 'apiData_Form_children_table_json' },
  });
});

it('leaves other pages as they are', () => {
  const { root, imports } = run(element('Tabs', { id: 'Form' }));
  expect(imports).toEqual([]);
  expect(root.children).toHaveLength(1);
});

it('says what a component without an id lacks', () => {
  expect(() => run(element('API', {}))).toThrow(/<API> needs the name of an export in quotes/);
  expect(() => run(element('UsedIn', { id: { type: 'expression' } }))).toThrow(/in quotes/);
});
