import { readLoaders, readRoutes } from './generatedData';

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
