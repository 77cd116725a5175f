import type { RouteData } from './routeData';
import { routeModules } from './routeModules';

const BASE = '/base/';

/** A site with a home page, documentation in folders, and pages of demos. */
function siteWith(...docs: string[]): RouteData {
  const leaf = (path: string, attributes = {}) => ({
    path: BASE + path,
    component: [BASE + path, 'abc'] as [string, string],
    exact: true,
    ...attributes,
  });
  const around = (routes: RouteData['routes']) => ({
    path: BASE,
    component: [BASE, 'def'] as [string, string],
    routes,
  });
  const pages = docs.map((doc) => leaf(doc, { sidebar: doc.split('/')[0] }));
  const demo = leaf('~demos/one');
  const names = [...docs, '~demos/one'].map((path) => [
    `${BASE}${path}-abc`,
    { __comp: 'item', content: `${path} content` },
  ]);
  const contents = docs.map((doc) => `${doc} content`);
  const chunks = ['item', 'home', 'layout', 'plugin', '~demos/one content', ...contents];
  return {
    routes: [demo, leaf(''), around([around(pages)]), { path: '*', component: ['*'] }],
    chunkNames: {
      [`${BASE}-abc`]: { __comp: 'home', __context: { plugin: 'plugin' } },
      [`${BASE}-def`]: { __comp: 'layout' },
      ...Object.fromEntries(names),
    },
    loaders: new Map(chunks.map((name) => [name, `() => import("${name}")`])),
    versions: [{ module: 'version.json', sidebars: { intro: ['start'], api: ['form'] } }],
  };
}

const site = siteWith('intro/start', 'intro/install', 'api/Form', 'glossary');

/** Runs a generated module; imports are arguments. */
const evaluate = (text: string, names: Record<string, unknown>, result = '') =>
  new Function(
    ...Object.keys(names),
    `${text
      .replace(/^import .*$/gm, '')
      .replace(/^export (const|default)/gm, (_, kind) =>
        kind === 'const' ? 'const' : 'const table =',
      )}\nreturn ${result || 'undefined'};`,
  )(...Object.values(names));

const ComponentCreator = (...component: string[]) => component.join();

it('keeps what every page needs in the tables, with the routes around the pages of sections', () => {
  const { routes, registry, chunkNames } = routeModules(site, BASE);
  const glossary = { path: '/base/glossary', sidebar: 'glossary' };
  expect(evaluate(routes, { ComponentCreator }, 'table')).toMatchObject([
    { path: '/base/', exact: true, component: '/base/,abc' },
    { path: '/base/', routes: [{ path: '/base/', routes: [glossary] }] },
    { path: '*', component: '*' },
  ]);
  expect(Object.keys(JSON.parse(chunkNames))).toEqual(
    expect.arrayContaining(['/base/-abc', '/base/-def', '/base/glossary-abc']),
  );
  expect(registry).toContain('"glossary content": [() => import("glossary content")]');
});

it('gives each route a key, so that no page is mounted again when others are added before it', () => {
  const lists = evaluate(routeModules(site, BASE).routes, { ComponentCreator }, 'lists') as {
    key: string;
  }[][];
  for (const list of lists) {
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    expect(list.every(({ key }) => key)).toBe(true);
  }
});

it('does not grow with the pages of a section', () => {
  const { sections: _, ...tables } = routeModules(site, BASE);
  const pages = Array.from({ length: 250 }, (_each, number) => `api/page-${number}`);
  const larger = routeModules(siteWith('intro/start', 'api/Form', 'glossary', ...pages), BASE);
  expect(larger).toMatchObject(tables);
});

it('makes a module of each section, which adds its pages to their list, and their sidebars', () => {
  const { routes, sections } = routeModules(site, BASE);
  const folders = sections.map(({ folder }) => folder);
  expect(folders.sort()).toEqual(['/base/api/', '/base/intro/', '/base/~demos/']);
  const lists = evaluate(routes, { ComponentCreator }, 'lists') as { path: string }[][];
  const addPages = jest.fn();
  const props0 = { version: { docsSidebars: {} } };
  const intro = sections.find(({ folder }) => folder === '/base/intro/')!;
  evaluate(intro.text, { addPages, lists, props0 });
  expect(addPages).toHaveBeenCalledTimes(1);
  const [list, attributes, shared, pages] = addPages.mock.calls[0] as [
    (typeof lists)[0],
    object,
    object,
    object,
  ];
  expect(list.map(({ path }) => path)).toEqual(['/base/glossary']);
  expect(attributes).toEqual({ exact: true, sidebar: 'intro' });
  expect(Object.keys(shared)).toEqual(['__comp']);
  expect(Object.keys(pages)).toEqual(['/base/intro/start', '/base/intro/install']);
  expect(String((pages as Record<string, { content: unknown }>)['/base/intro/start'].content)).toBe(
    '() => import("intro/start content")',
  );
  expect(props0).toEqual({ version: { docsSidebars: { intro: ['start'] } } });
});

it('loads a section by the address of its pages in lower case, as routes ignore case', () => {
  const { loaders } = routeModules(siteWith('API/Form'), BASE);
  expect(loaders).toContain('"/base/api/": () => import(');
});
