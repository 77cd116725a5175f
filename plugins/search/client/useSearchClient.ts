import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchGlobalData } from '../searchIndex';
import { createWorker } from './createWorker';
import { makeSearchClient, type SearchClient } from './searchClient';

let client: SearchClient | undefined;

/**
 * Returns the search client, shared by the dialog and the search page.
 *
 * @returns undefined under `docusaurus start`, which has no index
 */
export function useSearchClient(): SearchClient | undefined {
  const { indexUrl } = usePluginData('search') as SearchGlobalData;
  // Creating a client loads nothing, so it is safe during prerendering.
  if (!indexUrl) return undefined;
  return (client ??= makeSearchClient(indexUrl, createWorker));
}
