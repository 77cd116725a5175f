import type { SearchIndex } from '../searchIndex';
import { createRequestHandler } from './requestHandler';
import type { SearchRequest } from './protocol';

async function loadIndex(url: string): Promise<SearchIndex> {
  // Asking the server each time costs little, and a page of today never searches a site of yesterday.
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return (await response.json()) as SearchIndex;
}

const answer = createRequestHandler(loadIndex);

self.addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  self.postMessage(await answer(data));
});
