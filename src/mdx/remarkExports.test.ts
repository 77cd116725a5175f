import { toJs } from 'estree-util-to-js';
import { parsePage } from './parsePage';
import remarkExports from './remarkExports';

function exported(text: string): string {
  const tree = structuredClone(parsePage(text).tree);
  remarkExports()(tree, { path: 'docs/x.mdx' });
  const [node] = tree.children;
  return node.type === 'mdxjsEsm' ? toJs(node.data!.estree!).value : '';
}

/** Runs the exports of a page. */
const run = (text: string) => {
  const names = [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  const code = exported(text).replace(/^export /gm, '');
  return new Function(`${code}; return { ${names.join(', ')} };`)() as unknown;
};

it('names page, line and export when a value throws', () => {
  expect(() => run('export const a = 1;\nexport const x = undefined.y;\n\nText.')).toThrow(
    'docs/x.mdx:2: the export "x" threw while the page was loaded: Cannot read properties of undefined (reading \'y\'). Correct it.',
  );
});

it('leaves values as they are', () => {
  expect(run("export const a = [1, 2].map((n) => n * 2);\nexport const b = 'b';")).toEqual({
    a: [2, 4],
    b: 'b',
  });
});

it.each([
  'export const a = 1;\n',
  'export const A = () => null;\n',
  'export function B() {}\n',
  'export const c = await load();\n',
])('does not touch %j', (text) => {
  expect(exported(text)).not.toContain('try');
});
