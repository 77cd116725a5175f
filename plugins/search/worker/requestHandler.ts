import { makeCollection, type Collection } from '../engine/collection';
import { preview } from '../engine/preview';
import { search } from '../engine/search';
import { suggest } from '../engine/suggest';
import type { SearchIndex } from '../searchIndex';
import type { SearchRequest, SearchResponse } from './protocol';

/** Answers the requests of one page. */
export type RequestHandler = (request: SearchRequest) => Promise<SearchResponse>;

/**
 * Makes what the worker runs.
 *
 * @param loadIndex fetches the index; called once per `generate-metadata`
 */
export function createRequestHandler(
  loadIndex: (url: string) => Promise<SearchIndex>,
): RequestHandler {
  let collection: Collection | undefined;

  async function answer(request: SearchRequest): Promise<SearchResponse> {
    if (request.action === 'generate-metadata') {
      const index = await loadIndex(request.args.indexUrl);
      collection = makeCollection(index);
      const { routes, nav, demos } = index;
      return { action: request.action, id: request.id, result: { routes, nav, demos } };
    }
    if (!collection) throw new Error('Send generate-metadata first: there is no index to search.');
    const { action, id } = request;
    switch (action) {
      case 'get-search-result':
        return { action, id, result: search(collection, request.args.keywords) };
      case 'get-suggestions':
        return { action, id, result: suggest(collection, request.args.keywords) };
      case 'get-preview':
        return {
          action,
          id,
          result: preview(collection, request.args.keywords, request.args.link),
        };
    }
  }

  return (request) =>
    answer(request).catch((error: Error) => ({
      action: request.action,
      id: request.id,
      error: error.message,
    }));
}
