import { chunkNamesKey, type GeneratedRoute } from '../../../src/upstream/generatedData';
import type { ChunkNames } from '../../../src/upstream/routeChunks';

/** What Docusaurus has generated for the routes of a language. */
export interface RouteData {
  routes: GeneratedRoute[];
  chunkNames: Record<string, ChunkNames>;
  /** Code of a function that imports a chunk, by the name of the chunk. */
  loaders: Map<string, string>;
  /** The versions of the documentation. */
  versions: {
    /** Module with the props of the version. */
    module: string;
    sidebars: Record<string, unknown>;
  }[];
}

/** The names of the chunks of a route, by the props of its component. */
export const namesOf = ({ chunkNames }: RouteData, { component }: GeneratedRoute): ChunkNames =>
  chunkNames[chunkNamesKey(component)] ?? {};

/** Lists all names in a tree. */
export const namesIn = (names: string | ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** What a plugin has added to a route. */
export function attributesOf(route: GeneratedRoute): Record<string, unknown> {
  const { path: _path, component: _component, routes: _routes, ...attributes } = route;
  return attributes;
}

/** Code of an object, from the code of its values. */
export const objectCode = (entries: (readonly [key: string, code: string])[]): string =>
  `{${entries.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(', ')}}`;
