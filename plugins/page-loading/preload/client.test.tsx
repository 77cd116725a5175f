import { loadSection } from '../route-sections/loadSection';
import preloadOnIntent from './client';
import { preloadFile } from './preloadFile';

jest.mock('../route-sections/loadSection', () => ({ loadSection: jest.fn(async () => undefined) }));
jest.mock('./preloadFile', () => ({ preloadFile: jest.fn(async () => undefined) }));
jest.mock('@site/src/upstream/routes', () => ({
  routes: ['a', 'b', 'c'].map((name) => ({
    path: `/intro/${name}`,
    exact: true,
    component: { chunkNames: [name] },
  })),
}));
jest.mock('@site/src/upstream/routeChunks', () => ({
  registry: Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [name, [{ files: () => [`/assets/js/${name}.js`] }]]),
  ),
}));

/** Points at a link. */
const point = (address: string) => window.docusaurus.preload(address);

beforeAll(() => {
  performance.getEntriesByName = () => [];
  type RouteUpdate = Parameters<NonNullable<typeof preloadOnIntent.onRouteUpdate>>[0];
  preloadOnIntent.onRouteUpdate!({ previousLocation: null } as RouteUpdate);
});
beforeEach(() => jest.clearAllMocks());
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([
  ['/intro/a', 'a'],
  ['/intro/b#section', 'b'],
  ['./intro/c?tab=npm#section', 'c'],
])('a link to %s fetches its page', async (address, name) => {
  await point(address);
  expect(loadSection).toHaveBeenCalledWith(`/intro/${name}`);
  expect(jest.mocked(preloadFile).mock.calls[0][0]).toBe(`/assets/js/${name}.js`);
});

it('with Save-Data, nothing is fetched', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  await point('/intro/a');
  expect(loadSection).not.toHaveBeenCalled();
  expect(preloadFile).not.toHaveBeenCalled();
});
