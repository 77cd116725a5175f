import type { GeneratedRoute } from '../../../src/upstream/generatedData';
import type { ChunkNames } from '../../../src/upstream/routeChunks';
import { attributesOf, namesOf, objectCode, type RouteData } from './routeData';
import type { SectionRoutes } from './splitRoutes';

/** Pages of one list with the same attributes and component. */
interface Group {
  list: number;
  attributes: Record<string, unknown>;
  /** Chunks that all of them have: the component, and what is told about its plugin. */
  shared: ChunkNames;
  /** The other chunks of each page, by its path. */
  own: Map<string, ChunkNames>;
}

const filtered = (names: ChunkNames, isWanted: (prop: string) => boolean): ChunkNames =>
  Object.fromEntries(Object.entries(names).filter(([prop]) => isWanted(prop)));

const isShared = (prop: string) => prop.startsWith('__');

function groupsOf(data: RouteData, section: SectionRoutes): Group[] {
  const groups = new Map<string, Group>();
  const add = (list: number, route: GeneratedRoute) => {
    const names = namesOf(data, route);
    const common = { list, attributes: attributesOf(route), shared: filtered(names, isShared) };
    const key = JSON.stringify(common);
    const group = groups.get(key) ?? { ...common, own: new Map<string, ChunkNames>() };
    group.own.set(
      route.path,
      filtered(names, (prop) => !isShared(prop)),
    );
    groups.set(key, group);
  };
  for (const [list, routes] of section) routes.forEach((route) => add(list, route));
  return [...groups.values()];
}

/** Code that adds the sidebars of some pages to the versions of the documentation. */
function sidebarsCode({ versions }: RouteData, pages: GeneratedRoute[]): string[] {
  const names = new Set(pages.map(({ sidebar }) => sidebar));
  return versions.flatMap(({ module, sidebars }, index) => {
    const own = Object.entries(sidebars).filter(([name]) => names.has(name));
    if (own.length === 0) return [];
    return [
      `import props${index} from '${module}';`,
      `Object.assign(props${index}.version.docsSidebars, ${JSON.stringify(Object.fromEntries(own))});`,
    ];
  });
}

/**
 * Makes the module of a section, which adds its pages to the table of routes, and their sidebars.
 *
 * @param data what Docusaurus has generated
 * @param section the pages
 */
export function sectionModule(data: RouteData, section: SectionRoutes): string {
  const loaderCode = (names: string | ChunkNames): string =>
    typeof names === 'string'
      ? data.loaders.get(names)!
      : objectCode(Object.entries(names).map(([prop, inner]) => [prop, loaderCode(inner)]));
  const groupCode = ({ list, attributes, shared, own }: Group) => {
    const pages = [...own].map(([path, names]) => [path, loaderCode(names)] as const);
    return `addPages(lists[${list}], ${JSON.stringify(attributes)}, ${loaderCode(shared)}, ${objectCode(pages)});`;
  };
  return [
    "import { addPages } from '@site/plugins/page-loading/route-sections/addPages';",
    "import { lists } from './routes.js';",
    ...groupsOf(data, section).map(groupCode),
    ...sidebarsCode(data, [...section.values()].flat()),
  ].join('\n');
}
