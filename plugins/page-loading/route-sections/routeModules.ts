import { chunkNamesKey, type GeneratedRoute } from '../../../src/upstream/generatedData';
import { attributesOf, namesIn, namesOf, objectCode, type RouteData } from './routeData';
import { sectionModule } from './sectionModule';
import { splitRoutes } from './splitRoutes';

/** A section of the site, whose routes are loaded before the first of its pages. */
export interface Section {
  /** The address with which its pages begin, in lower case. */
  folder: string;
  /** Name of its module, without extension, and of its chunk. */
  name: string;
  pages: GeneratedRoute[];
  /** Text of its module. */
  text: string;
}

/** Texts of the modules in place of the generated ones. */
export interface RouteModules {
  routes: string;
  registry: string;
  chunkNames: string;
  /** Module with the loaders of the sections by folder. */
  loaders: string;
  sections: Section[];
}

const json = (value: unknown) => JSON.stringify(value);

/**
 * Makes the modules with the routes of a language: tables with what every page needs, and a module for each section.
 * Thus a page grows with its own section, and not with the others.
 *
 * @param data what Docusaurus has generated
 * @param baseUrl path of the language, with both slashes
 */
export function routeModules(data: RouteData, baseUrl: string): RouteModules {
  const { lists, sections } = splitRoutes(data.routes, baseUrl);

  const routeCode = (route: GeneratedRoute) => {
    // By default, React's key is the index in the list, so pages that are added would mount the current one again.
    const properties = {
      path: route.path,
      key: chunkNamesKey(route.component),
      ...attributesOf(route),
    };
    return objectCode([
      ...Object.entries(properties).map(([name, value]) => [name, json(value)] as const),
      ['component', `ComponentCreator(${route.component.map(json).join(', ')})`],
      ...(route.routes ? [['routes', `lists[${lists.indexOf(route.routes)}]`] as const] : []),
    ]);
  };
  const listCode = (list: GeneratedRoute[]) => `lists.push([${list.map(routeCode).join(',\n')}]);`;

  const kept = lists.flat();
  const names = new Set(kept.flatMap((route) => namesIn(namesOf(data, route))));
  const made = [...sections].map(([folder, section], index): Section => ({
    folder,
    name: `section-${index}`,
    pages: [...section.values()].flat(),
    text: sectionModule(data, section),
  }));
  return {
    routes: [
      "import ComponentCreator from '@docusaurus/ComponentCreator';",
      'export const lists = [];',
      ...lists.map(listCode),
      'export default lists.at(-1);',
    ].join('\n'),
    registry: `export default ${objectCode([...names].map((name) => [name, `[${data.loaders.get(name)!}]`]))};`,
    chunkNames: json(
      Object.fromEntries(
        kept.map((route) => [chunkNamesKey(route.component), namesOf(data, route)]),
      ),
    ),
    loaders: `export default ${objectCode(
      made.map(({ folder, name }) => [
        folder,
        `() => import(/* webpackChunkName: "${name}" */ './${name}.js')`,
      ]),
    )};`,
    sections: made,
  };
}
