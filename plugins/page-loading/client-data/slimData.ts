import fs from 'node:fs';
import path from 'node:path';
import type { GlobalData, LoadContext } from '@docusaurus/types';
import { escapeRegexp } from '@docusaurus/utils';
import {
  CHUNK_NAMES,
  GLOBAL_DATA,
  readLoaders,
  readRoutes,
  REGISTRY,
  ROUTES,
  SITE_CONFIG,
  VERSION_FOLDER,
} from '../../../src/upstream/generatedData';
import type { RouteData } from '../route-sections/routeData';
import { routeModules, type Section } from '../route-sections/routeModules';
import { clientConfig } from './clientConfig';
import { clientGlobalData } from './clientGlobalData';
import { clientVersion, type VersionProps } from './clientVersion';

/** What the browser gets in place of generated modules. */
export interface SlimData {
  /** Generated modules by their request, and the files in their place. */
  replaced: { request: RegExp; file: string }[];
  sections: Section[];
  /** File with the loaders of the sections. */
  loaders: string;
}

/** Ids of pages in the options of the navbar. */
const namedDocs = ({ themeConfig }: LoadContext['siteConfig']) =>
  new Set(JSON.stringify(themeConfig.navbar).match(/(?<="docId":")[^"]+/g));

/**
 * Writes what the browser needs of modules that Docusaurus has generated: without it, every page would load the
 * routes and sidebars of all others.
 *
 * @param context of the site, after all content is loaded and its files are generated
 */
export function slimData({ siteConfig, generatedFilesDir, baseUrl }: LoadContext): SlimData {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const readJson = <T>(file: string) => JSON.parse(read(file)) as T;
  const folder = path.join(generatedFilesDir, 'page-loading');
  fs.mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text);
    return file;
  };
  const replace = (module: string, name: string, text: string) => ({
    request: new RegExp(`^@generated/${escapeRegexp(module)}$`),
    file: write(name, text),
  });

  const registry = read(`${REGISTRY}.js`);
  const versionFolder = path.join(generatedFilesDir, VERSION_FOLDER);
  const versions = (fs.existsSync(versionFolder) ? fs.readdirSync(versionFolder) : [])
    // The folder also has the versions of languages that were built before.
    .filter((name) => registry.includes(`/${name}"`))
    .map((name) => ({ name, props: readJson<VersionProps>(`${VERSION_FOLDER}/${name}`) }));
  const data: RouteData = {
    routes: readRoutes(read(`${ROUTES}.js`)),
    chunkNames: readJson(`${CHUNK_NAMES}.json`),
    loaders: readLoaders(registry),
    versions: versions.map(({ name, props }) => ({
      module: `@generated/${VERSION_FOLDER}/${name}`,
      sidebars: props.version?.docsSidebars ?? {},
    })),
  };
  const { sections, ...modules } = routeModules(data, baseUrl);
  for (const { name, text } of sections) write(`${name}.js`, text);
  const ofSections = new Set(sections.flatMap(({ pages }) => pages.map(({ sidebar }) => sidebar)));
  const globalData = readJson<GlobalData>(`${GLOBAL_DATA}.json`);
  return {
    replaced: [
      replace(SITE_CONFIG, 'config.json', JSON.stringify(clientConfig(siteConfig))),
      replace(
        GLOBAL_DATA,
        'globalData.json',
        JSON.stringify(clientGlobalData(globalData, namedDocs(siteConfig))),
      ),
      replace(ROUTES, 'routes.js', modules.routes),
      replace(REGISTRY, 'registry.js', modules.registry),
      replace(CHUNK_NAMES, 'routesChunkNames.json', modules.chunkNames),
      ...versions.map(({ name, props }) =>
        replace(
          `${VERSION_FOLDER}/${name}`,
          `${name}.js`,
          // A script, since sections add to it.
          `export default ${JSON.stringify(clientVersion(props, ofSections))};`,
        ),
      ),
    ],
    sections,
    loaders: write('sections.js', modules.loaders),
  };
}
