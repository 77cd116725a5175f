// Runs in Node: modules with data that Docusaurus generates for its browser code, by their names after
// `@generated/`.
import vm from 'node:vm';

/** The whole configuration of the site. */
export const SITE_CONFIG = 'docusaurus.config';

/** The data that plugins give to every page. */
export const GLOBAL_DATA = 'globalData';

/** The name of the docs plugin in {@link GLOBAL_DATA}. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The table of routes. */
export const ROUTES = 'routes';

/** The names of the chunks of each route. */
export const CHUNK_NAMES = 'routesChunkNames';

/** The table of route chunks. */
export const REGISTRY = 'registry';

/** The props of routes of the docs plugin; those of the version include all sidebars. */
export const VERSION_FOLDER = `${DOCS_PLUGIN}/default/p`;

/** A route in the generated table. */
export interface GeneratedRoute {
  path: string;
  /** Arguments of the call that creates its component. */
  component: [path: string, hash?: string];
  exact?: boolean;
  routes?: GeneratedRoute[];
  /** What a plugin has added. */
  [attribute: string]: unknown;
}

/** The key of a route in {@link CHUNK_NAMES}. */
export const chunkNamesKey = ([path, hash]: GeneratedRoute['component']): string =>
  `${path}-${hash}`;

/**
 * Reads {@link ROUTES}, a list with calls of a function that creates components.
 *
 * @param source the generated module
 * @throws Error if it is not such a list
 */
export function readRoutes(source: string): GeneratedRoute[] {
  const [, list] = /\bexport default (\[.*\]);\s*$/s.exec(source) ?? [];
  if (!list) {
    throw new Error(
      'The generated table of routes is not a list. Adapt src/upstream/generatedData.ts to the installed version of Docusaurus.',
    );
  }
  const ComponentCreator = (...component: unknown[]) => component;
  const text = vm.runInNewContext(`JSON.stringify(${list})`, { ComponentCreator }) as string;
  return JSON.parse(text) as GeneratedRoute[];
}

/** An entry of {@link REGISTRY}: a name, a loader, and its module by name and by number, for prerendering. */
const ENTRY = /^ *"([^"]+)": \[(.*), ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\3\)\],/gm;

/**
 * Reads the loaders in {@link REGISTRY}.
 *
 * @param source the generated module
 * @returns code of a function that imports a chunk, by the name of the chunk
 */
export const readLoaders = (source: string): Map<string, string> =>
  new Map([...source.matchAll(ENTRY)].map(([, name, loader]) => [name, loader]));

/** The file with {@link ClientManifest}, which is complete when the scripts are built. */
export const CLIENT_MANIFEST = 'client-manifest.json';

/** The part of the list of built files that is used. */
export interface ClientManifest {
  /** Numbers of chunks by the name of the chunk that is loaded. */
  origins: Record<string, string[] | undefined>;
  /** Files of chunks by number. */
  assets: Record<string, { js?: { publicPath: string }[] } | undefined>;
}

/**
 * Finds the script of a chunk.
 *
 * @param manifest list of built files
 * @param chunk name of the chunk
 * @returns address of the script
 * @throws Error if there is no such script
 */
export function scriptOf({ origins, assets }: ClientManifest, chunk: string): string {
  const script = origins[chunk]?.flatMap((id) => assets[id]?.js ?? [])[0];
  if (script) return script.publicPath;
  throw new Error(
    `The list of built files has no script for the chunk "${chunk}". Adapt src/upstream/generatedData.ts to the installed version of Docusaurus.`,
  );
}
