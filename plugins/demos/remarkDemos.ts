import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { attribute, importOf } from '../../src/mdx/makeNodes';
import { placeOf, type PageFile as VFile } from '../../src/mdx/place';
import {
  attributeValue,
  elementsOf,
  textAttribute,
  type PageElement,
} from '../../src/mdx/readNodes';

/** The part of a vfile that matters here; Docusaurus puts the page's front matter there. */
interface PageFile extends VFile {
  data: { frontMatter?: { demo?: { cols?: unknown } } };
}

const COLUMNS = [1, 2, 3, 4];

const isDemo = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Demo';

function checkColumns(columns: unknown, place: string, where: string): number {
  const count = Number(columns);
  if (COLUMNS.includes(count)) return count;
  throw new Error(
    `${place}: ${where} is ${JSON.stringify(columns)}. Write one of ${COLUMNS.join(', ')}.`,
  );
}

/** Demos that follow one another directly are side by side where the page asks for columns. */
function gather(children: RootContent[], columns: number): RootContent[] {
  const result: RootContent[] = [];
  let run: MdxJsxFlowElement[] = [];
  const flush = () => {
    if (run.length > 1) {
      result.push({
        type: 'mdxJsxFlowElement',
        name: 'DemoGrid',
        attributes: [attribute('columns', columns)],
        children: run,
      });
    } else result.push(...run);
    run = [];
  };
  for (const child of children) {
    if (isDemo(child)) run.push(child);
    else {
      flush();
      result.push(child);
    }
  }
  flush();
  return result;
}

/** Gives each grid its columns: its own, else the page's, else two. */
function completeGrid(grid: PageElement, file: PageFile, pageColumns: number | undefined): void {
  const own = attributeValue(grid, 'columns');
  const columns =
    own === undefined
      ? (pageColumns ?? 2)
      : checkColumns(
          typeof own === 'object' ? own?.value : own,
          placeOf(file, grid),
          '<DemoGrid columns>',
        );
  grid.attributes = [attribute('columns', columns)];
}

/**
 * Remark plugin: `<Demo id="…" />` and `<DemoGrid>` need no import in a page, and a page that shows
 * demos brings just those demos and their frame along; no other page pays for them. The page's front
 * matter `demo.cols` sets neighboring demos in columns.
 */
export default function remarkDemos() {
  return (root: Root, file: PageFile): void => {
    const cols = file.data.frontMatter?.demo?.cols;
    const columns =
      cols === undefined ? undefined : checkColumns(cols, placeOf(file, {}), 'demo.cols');
    if (columns !== undefined) root.children = gather(root.children, columns);

    const grids = elementsOf(root, ['DemoGrid']);
    for (const grid of grids) completeGrid(grid, file, columns);
    const demos = new Map<string, string>();
    for (const demo of elementsOf(root, ['Demo'])) {
      const id = textAttribute(demo, 'id');
      if (!id) {
        throw new Error(
          `${placeOf(file, demo)}: a <Demo> has no id, or one that is computed. Write it out: <Demo id="start-basic" />.`,
        );
      }
      const name = demos.get(id) ?? `demo${demos.size}`;
      demos.set(id, name);
      const others = demo.attributes.filter((each) => !('name' in each) || each.name !== 'id');
      demo.attributes = [attribute('demo', { identifier: name }), ...others];
    }

    root.children.unshift(
      ...(demos.size > 0 ? [importOf('Demo', '@theme/Demo')] : []),
      ...(grids.length > 0 ? [importOf('DemoGrid', '@theme/DemoGrid')] : []),
      ...[...demos].map(([id, name]) => importOf(name, `@demos/${id}`)),
    );
  };
}
