import { routeEntries } from './routes';

it('lists layouts before what they hold, each with its own id', () => {
  const routes = [
    { path: '/b/', routes: [{ path: '/b/', routes: [{ path: '/b/intro/start' }] }] },
    { path: '/b/' },
    { path: '*' },
  ];
  expect(routeEntries(routes, new Set(['/b/', '/b/intro/start']), '/b/')).toEqual([
    { id: 'index@layout', path: '/b/', parentId: undefined, isLayout: true, prerender: false },
    {
      id: 'index@layout-2',
      path: '/b/',
      parentId: 'index@layout',
      isLayout: true,
      prerender: false,
    },
    {
      id: 'intro/start',
      path: '/b/intro/start',
      parentId: 'index@layout-2',
      isLayout: false,
      prerender: true,
    },
    { id: 'index', path: '/b/', parentId: undefined, isLayout: false, prerender: true },
    { id: '*', path: '*', parentId: undefined, isLayout: false, prerender: false },
  ]);
});
