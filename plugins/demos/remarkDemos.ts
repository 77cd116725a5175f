import { attribute, importOf, stringAttribute, type MdxElement, type MdxRoot } from './mdxNodes';

/** The part of a vfile that matters here; Docusaurus puts the page's front matter there. */
interface PageFile {
  path: string;
  data: { frontMatter?: { demo?: { cols?: unknown } } };
}

const COLUMNS = [1, 2, 3, 4];

/** All nodes below a node, in the order of the page. */
const descendants = (node: { children?: MdxElement[] }): MdxElement[] =>
  (node.children ?? []).flatMap((child) => [child, ...descendants(child)]);

const isDemo = (node: { type: string; name?: string | null }) =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Demo';

function checkColumns(columns: unknown, file: PageFile, where: string): number {
  const count = Number(columns);
  if (COLUMNS.includes(count)) return count;
  throw new Error(
    `${file.path}: ${where} is ${JSON.stringify(columns)}. Demos stand in ${COLUMNS.join(', ')} columns.`,
  );
}

/** Demos that follow one another directly stand side by side where the page asks for columns. */
function gather(children: MdxElement[], columns: number): MdxElement[] {
  const result: MdxElement[] = [];
  let run: MdxElement[] = [];
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
function completeGrid(grid: MdxElement, file: PageFile, pageColumns: number | undefined): void {
  const own = grid.attributes.find((candidate) => candidate.name === 'columns');
  const value = typeof own?.value === 'object' ? own.value?.value : own?.value;
  const columns = own ? checkColumns(value, file, '<DemoGrid columns>') : (pageColumns ?? 2);
  grid.attributes = [attribute('columns', columns)];
}

/**
 * Remark plugin: `<Demo id="…" />` and `<DemoGrid>` need no import in a page, and a page that shows
 * demos brings just those demos and their frame along; no other page pays for them. The page's front
 * matter `demo.cols` sets neighbouring demos in columns.
 */
export default function remarkDemos() {
  return (root: MdxRoot, file: PageFile): void => {
    const cols = file.data.frontMatter?.demo?.cols;
    const columns = cols === undefined ? undefined : checkColumns(cols, file, 'demo.cols');
    if (columns !== undefined) root.children = gather(root.children, columns);

    const demos = new Map<string, string>();
    let grids = 0;
    for (const node of descendants(root)) {
      if (node.name === 'DemoGrid') {
        completeGrid(node, file, columns);
        grids += 1;
      }
      if (node.name !== 'Demo') continue;
      const id = stringAttribute(node, 'id');
      if (!id) {
        throw new Error(
          `${file.path}: a <Demo> has no id, or one that is computed. Write it out: <Demo id="start-basic" />.`,
        );
      }
      const name = demos.get(id) ?? `demo${demos.size}`;
      demos.set(id, name);
      node.attributes = [attribute('demo', { identifier: name })];
    }

    root.children.unshift(
      ...(demos.size > 0 ? [importOf('Demo', '@theme/Demo')] : []),
      ...(grids > 0 ? [importOf('DemoGrid', '@theme/DemoGrid')] : []),
      ...[...demos].map(([id, name]) => importOf(name, `@demos/${id}`)),
    );
  };
}
