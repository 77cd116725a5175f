import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkDemos from './remarkDemos';

const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});
const text: RootContent = { type: 'paragraph', children: [] };

/** Runs the plugin and shows the result as one would write it. */
function run(children: RootContent[], demo?: { cols: unknown }): string[] {
  const root: Root = { type: 'root', children };
  remarkDemos()(root, { path: 'docs/page.mdx', data: { frontMatter: { demo } } });
  const show = (node: RootContent): string => {
    if (node.type === 'mdxjsEsm') return node.value;
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    const shown = node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return '';
      const { name, value } = attribute;
      return typeof value === 'object' ? ` ${name}={${value?.value}}` : ` ${name}="${value}"`;
    });
    return `<${node.name}${shown.join('')}>${node.children.map(show).join('')}`;
  };
  return root.children.map(show);
}

describe('remarkDemos', () => {
  it('imports the demos of a page and their frame, each once', () => {
    expect(run([element('Demo', { id: 'a-b' }), element('Demo', { id: 'c-d' })])).toEqual([
      "import Demo from '@theme/Demo';",
      "import demo0 from '@demos/a-b';",
      "import demo1 from '@demos/c-d';",
      '<Demo demo={demo0}>',
      '<Demo demo={demo1}>',
    ]);
  });

  it('keeps what else a page says of a demo', () => {
    expect(run([element('Demo', { id: 'a-b', source: 'beside' })])).toContain(
      '<Demo demo={demo0} source="beside">',
    );
  });

  it('adds nothing to a page without demos', () => {
    expect(run([text, element('Tabs')])).toEqual(['paragraph', '<Tabs>']);
  });

  it('gives a grid two columns unless it says otherwise', () => {
    expect(run([element('DemoGrid'), element('DemoGrid', { columns: '3' })])).toEqual([
      "import DemoGrid from '@theme/DemoGrid';",
      '<DemoGrid columns={2}>',
      '<DemoGrid columns={3}>',
    ]);
  });

  it('sets neighboring demos in the columns of the front matter', () => {
    const demos = ['a-a', 'b-b', 'c-c'].map((id) => element('Demo', { id }));
    const shown = run([demos[0], demos[1], text, demos[2]], { cols: 2 });
    expect(shown.slice(-3)).toEqual([
      '<DemoGrid columns={2}><Demo demo={demo0}><Demo demo={demo1}>',
      'paragraph',
      '<Demo demo={demo2}>',
    ]);
  });

  it('takes the columns of a grid from the front matter', () => {
    expect(run([element('DemoGrid')], { cols: 3 })).toContain('<DemoGrid columns={3}>');
  });

  it.each([
    ['a demo without id', [element('Demo')], undefined, 'docs/page.mdx: a <Demo> has no id'],
    [
      'impossible columns',
      [element('DemoGrid', { columns: '9' })],
      undefined,
      'docs/page.mdx: <DemoGrid columns> is "9". Write one of 1, 2, 3, 4.',
    ],
    ['impossible front matter', [], { cols: 'two' }, 'docs/page.mdx: demo.cols is "two"'],
  ])('refuses %s', (_name, children, demo, message) => {
    expect(() => run(children, demo)).toThrow(message);
  });
});
