import { addPart, startCollection, type Collection } from './engine/collection';
import type { IndexFiles, PartFiles } from './indexFiles';
import { splitIndex } from './indexing/splitIndex';
import type { SearchIndex } from './searchIndex';

/** Creates a collection with all files of a language, for tests and benchmarks. */
export function wholeCollection({ start, parts }: IndexFiles): Collection {
  const collection = startCollection(start);
  for (const kind of Object.keys(parts) as (keyof PartFiles)[]) {
    parts[kind].forEach((file, position) => addPart(collection, kind, position, file));
  }
  return collection;
}

/** Creates a {@link wholeCollection} from an unsplit index; all addresses begin with `/b/`. */
export const makeCollection = (index: SearchIndex): Collection =>
  wholeCollection(splitIndex(index, '/b/'));
