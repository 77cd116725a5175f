import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchGlobalData } from '../searchIndex';
import { createWorker } from './createWorker';
import { makeSearchClient, type SearchClient } from './searchClient';

let client: SearchClient | undefined;

/**
 * The one search client of the site, shared by the dialog and the search page.
 *
 * @returns undefined while the site is not built, since there is no index then
 */
export function useSearchClient(): SearchClient | undefined {
  const { indexUrl } = usePluginData('search') as SearchGlobalData;
  // Making one loads nothing, so a page is prerendered with it as well.
  if (!indexUrl) return undefined;
  return (client ??= makeSearchClient(indexUrl, createWorker));
}
