import { rowsOf } from '../columns';
import { excerpt, preview } from '../engine/preview';
import { search } from '../engine/search';
import { suggest } from '../engine/suggest';
import { demoRoute, type IndexStart } from '../indexFiles';
import { IndexFileError, loadIndex, type FetchFile, type IndexLoader } from './indexLoader';
import type { SearchRequest, SearchResponse, SearchResultGroup, SiteMetadata } from './protocol';

/** Handles the requests of one page. */
export type RequestHandler = (request: SearchRequest) => Promise<SearchResponse>;

/** Number of best pages whose texts are prefetched while the reader may still be typing. */
const PREPARED = 6;

/** Returns the addresses of the best pages. */
function bestLinks(groups: SearchResultGroup[]): string[] {
  const hints = groups.flatMap((group) => group.hints).sort((a, b) => a.rank - b.rank);
  return [...new Set(hints.map(({ link }) => link.split('#')[0]))].slice(0, PREPARED);
}

function metadataOf({ base, ...start }: IndexStart): SiteMetadata {
  const routes = rowsOf(start.routes).map((route) => ({
    ...route,
    id: route.id ?? route.path,
    path: base + route.path,
  }));
  const demos = rowsOf(start.demos).map((demo) => ({ ...demo, page: base + demo.page }));
  return {
    nav: start.nav,
    routes: [...routes, ...demos.map(({ id }) => demoRoute(id, base))],
    demos,
  };
}

/**
 * Creates the request handler of the worker.
 *
 * @param fetchFile fetches and parses a file of the index
 */
export function createRequestHandler(fetchFile: FetchFile): RequestHandler {
  let loader: IndexLoader | undefined;
  // Computed while the reader might still be typing, so that the answer is there once the search starts.
  let prepared: { keywords: string; groups: SearchResultGroup[] } | undefined;

  async function answer(request: SearchRequest): Promise<SearchResponse> {
    const { action, id } = request;
    if (action === 'generate-metadata') {
      loader = await loadIndex(request.args.indexUrl, fetchFile);
      prepared = undefined;
      return { action, id, result: metadataOf(loader.collection.start) };
    }
    if (!loader) throw new Error('Send generate-metadata first: there is no index to search.');
    const { collection, forSearch, forTexts } = loader;
    const { keywords } = request.args;
    switch (action) {
      case 'prepare-search':
        await forSearch(keywords);
        await forTexts(bestLinks(search(collection, keywords)));
        prepared = { keywords, groups: search(collection, keywords) };
        return { action, id, result: true };
      case 'get-search-result':
        if (prepared?.keywords === keywords) return { action, id, result: prepared.groups };
        await forSearch(keywords);
        return { action, id, result: search(collection, keywords) };
      case 'get-suggestions':
        return { action, id, result: suggest(collection, keywords) };
      case 'get-excerpt':
        await forTexts([request.args.link]);
        return { action, id, result: excerpt(collection, keywords, request.args.link) };
      case 'get-preview':
        await forTexts([request.args.link]);
        return { action, id, result: preview(collection, keywords, request.args.link) };
    }
  }

  return (request) =>
    answer(request).catch((error: Error) => ({
      action: request.action,
      id: request.id,
      error: error.message,
      file: error instanceof IndexFileError ? error.file : undefined,
    }));
}
