import { INDEX_ENCODING, unpackIndex, type PackedIndex } from '../packedIndex';
import type { SearchIndex } from '../searchIndex';
import { createRequestHandler } from './requestHandler';
import type { SearchRequest } from './protocol';

async function loadIndex(url: string): Promise<SearchIndex> {
  // Asking the server each time costs little, and a page of today never searches a site of yesterday.
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  const text = new TextDecoder(INDEX_ENCODING).decode(await response.arrayBuffer());
  return unpackIndex(JSON.parse(text) as PackedIndex);
}

const answer = createRequestHandler(loadIndex);

self.addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  self.postMessage(await answer(data));
});
