import ComponentCreator from './ComponentCreator';

jest.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => () => () => null);
jest.mock('../chunk-recovery/guardRegistry', () => ({ guardRegistry: jest.fn() }));
jest.mock('@generated/registry', () => ({}), { virtual: true });
jest.mock(
  '@generated/routesChunkNames',
  () => ({
    '/a-123': { __comp: 'layout', content: 'page', metadata: { toc: 'toc', list: ['one'] } },
  }),
  { virtual: true },
);

test('a route component has the names of all its chunks', () => {
  expect(ComponentCreator('/a', '123').chunkNames).toEqual(['layout', 'page', 'toc', 'one']);
});

test('a route without chunks has no chunk names', () => {
  expect(ComponentCreator('*', '').chunkNames).toEqual([]);
});
