import type { RouteConfig } from 'react-router-config';
import { chunkNamesOf, registry } from '@site/src/upstream/routeChunks';
import { addPages } from './addPages';

jest.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => () => () => null);
jest.mock('../chunk-recovery/guardRegistry', () => ({
  guardLoader: (loader: unknown) => ({ guarded: loader }),
  guardRegistry: () => undefined,
}));
jest.mock('@generated/registry', () => ({}), { virtual: true });
jest.mock('@generated/routesChunkNames', () => ({}), { virtual: true });

const load = async () => 'chunk';

test('pages come before routes for all other addresses, and have their attributes and chunks', () => {
  const list: RouteConfig[] = [{ path: '*' }];
  addPages(
    list,
    { exact: true, sidebar: 'a' },
    { __comp: load, __context: { plugin: load } },
    {
      '/a/one': { content: load },
      '/a/two': { content: load },
    },
  );
  expect(list.map(({ path, exact, sidebar }) => [path, exact, sidebar])).toEqual([
    ['/a/one', true, 'a'],
    ['/a/two', true, 'a'],
    ['*', undefined, undefined],
  ]);
  const names = chunkNamesOf('/a/one', '');
  expect(list[0].component).toHaveProperty('chunkNames', names);
  expect(new Set(names).size).toBe(3);
  expect(names.map((name) => registry[name])).toEqual(names.map(() => [{ guarded: load }]));
});

test('a page keeps its place in the tree when pages of another section come', () => {
  const list: RouteConfig[] = [];
  addPages(list, {}, {}, { '/a/one': {} });
  const { key } = list[0];
  addPages(list, {}, {}, { '/b/one': {} });
  expect(list.find(({ path }) => path === '/a/one')?.key).toBe(key);
  expect(new Set(list.map((route) => route.key)).size).toBe(2);
});
