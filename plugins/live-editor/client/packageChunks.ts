import { fetchPart } from '@site/src/components/siteFiles/loadPart';
import type { FrameData } from '../frameData';

const requests = new Map<string, Promise<string>>();

/** Fetches a chunk once for the whole page; one that failed is asked for again. */
function fetchChunk(address: string): Promise<string> {
  let request = requests.get(address);
  if (!request) {
    request = fetchPart(address);
    request.catch(() => requests.delete(address));
    requests.set(address, request);
  }
  return request;
}

/** Packages, ready for the frame. */
export interface PackageChunks {
  /** Chunk that holds each package, by specifier. */
  packages: Record<string, string>;
  /** Code of each chunk, by file name. */
  chunks: Record<string, string>;
}

/**
 * Fetches what some packages need, for a frame that cannot fetch anything itself. A package that does not
 * exist is left out: the frame says so when the reader's code asks for it.
 *
 * @param data what there is to fetch
 * @param specifiers the packages, for instance `antd`
 * @throws Error when a file cannot be fetched
 */
export async function fetchPackages(
  data: FrameData,
  specifiers: readonly string[],
): Promise<PackageChunks> {
  const known = specifiers.filter((specifier) => Object.hasOwn(data.packages, specifier));
  const names = [...new Set(known.flatMap((specifier) => data.packages[specifier]))];
  const texts = await Promise.all(names.map((name) => fetchChunk(`${data.folder}/${name}`)));
  return {
    packages: Object.fromEntries(
      known.map((specifier) => [specifier, data.packages[specifier][0]]),
    ),
    chunks: Object.fromEntries(names.map((name, index) => [name, texts[index]])),
  };
}
