import { readLoaders, readRoutes, scriptOf } from './generatedData';

test('a table of routes is read with the arguments of its components', () => {
  const source = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', '1a2'), routes: [
    { path: '/it\\'s', component: ComponentCreator('/it\\'s', '3b4'), exact: true, sidebar: "a" }
  ] },
  { path: '*', component: ComponentCreator('*') },
];
`;
  expect(readRoutes(source)).toEqual([
    {
      path: '/',
      component: ['/', '1a2'],
      routes: [{ path: "/it's", component: ["/it's", '3b4'], exact: true, sidebar: 'a' }],
    },
    { path: '*', component: ['*'] },
  ]);
});

test('another kind of table is refused, with the file to adapt', () => {
  expect(() => readRoutes('export const routes = [];')).toThrow(/src\/upstream\/generatedData\.ts/);
});

test('of an entry of the registry, the loader is read', () => {
  const loader = '() => import(/* webpackChunkName: "a1" */ "@site/docs/a \\"b\\".mdx")';
  const name = '"@site/docs/a \\"b\\".mdx"';
  const entry = `  "a1": [${loader}, ${name}, require.resolveWeak(${name})],`;
  expect(readLoaders(`export default {\n${entry}};\n`)).toEqual(new Map([['a1', loader]]));
});

test('the script of a chunk is found by its name, and a chunk without one is named', () => {
  const manifest = {
    origins: { 'section-0': ['12'], 'section-1': ['13'] },
    assets: { 12: { js: [{ publicPath: '/base/12.js' }] }, 13: {} },
  };
  expect(scriptOf(manifest, 'section-0')).toBe('/base/12.js');
  for (const chunk of ['section-1', 'section-2']) {
    expect(() => scriptOf(manifest, chunk)).toThrow(`no script for the chunk "${chunk}"`);
  }
});
