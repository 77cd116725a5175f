import { fetchPart } from '@site/src/components/siteFiles/loadPart';

/**
 * Makes a function that reads a JSON file of the site. The file is fetched once, unless that fails.
 *
 * @param address of the file
 * @returns reads it; rejects with a `SiteFileError` when it cannot be loaded
 */
export function dataFile<T>(address: string): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= fetchPart(address)
      .then((text) => JSON.parse(text) as T)
      .catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
    return reading;
  };
}
