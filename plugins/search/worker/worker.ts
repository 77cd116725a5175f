import { INDEX_ENCODING } from '../indexFiles';
import type { SearchRequest } from './protocol';
import { createRequestHandler } from './requestHandler';

async function fetchFile(url: string): Promise<unknown> {
  // The first file always has the same name, so a cached one could be from an earlier build. The names of the
  // others change with their content.
  const cache = url.includes('/assets/') ? 'default' : 'no-cache';
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`The site answered with status ${response.status}.`);
  return JSON.parse(new TextDecoder(INDEX_ENCODING).decode(await response.arrayBuffer()));
}

const answer = createRequestHandler(fetchFile);

self.addEventListener('message', async ({ data }: MessageEvent<SearchRequest>) => {
  self.postMessage(await answer(data));
});
