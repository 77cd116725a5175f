import { loadPart } from '@site/src/components/siteFiles/loadPart';
import type { StartedWorker } from '@site/src/components/siteFiles/startWorker';
import type {
  Preview,
  SearchArguments,
  SearchRequest,
  SearchResponse,
  SearchResultGroup,
  SiteMetadata,
  Suggestions,
  TextPiece,
} from '../worker/protocol';

/** The part of the `Worker` API that the client uses. */
export type SearchWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** The page's connection to the search worker. */
export interface SearchClient {
  /**
   * Starts the worker and loads the index, once; after a failure, the next call retries.
   *
   * @throws SiteFileError when the worker or the index cannot be loaded
   */
  start: () => Promise<SiteMetadata>;
  /** Prefetches the files that a search for the keywords needs; failures are ignored. */
  prepare: (keywords: string) => void;
  /**
   * Searches, after loading the files it needs.
   *
   * @throws SiteFileError when a file of the index cannot be loaded
   */
  search: (keywords: string) => Promise<SearchResultGroup[]>;
  /** Suggests alternatives when nothing was found. */
  suggest: (keywords: string) => Promise<Suggestions>;
  /** Returns the most relevant part of a result's text. */
  excerpt: (keywords: string, link: string) => Promise<TextPiece[]>;
  /** Returns the full text of the result at an address. */
  preview: (keywords: string, link: string) => Promise<Preview | undefined>;
}

/** Result type of each action. */
interface Answers {
  'generate-metadata': SiteMetadata;
  'prepare-search': true;
  'get-search-result': SearchResultGroup[];
  'get-suggestions': Suggestions;
  'get-excerpt': TextPiece[];
  'get-preview': Preview | undefined;
}

/** Converts an error of the worker; `loadPart` reads the address of the file from `request`. */
const errorOf = ({ error, file }: { error: string; file?: string }) =>
  Object.assign(new Error(error), { request: file });

/**
 * Creates a client; nothing is loaded before the first call.
 *
 * @param indexUrl address of the index
 * @param createWorker starts the worker
 */
export function makeSearchClient(
  indexUrl: string,
  createWorker: () => StartedWorker<SearchWorker>,
): SearchClient {
  let worker: SearchWorker | undefined;
  let started: Promise<SiteMetadata> | undefined;
  let lastId = 0;
  // The address of the worker's script is added when the worker starts.
  const files = [indexUrl];

  function ask<A extends SearchRequest['action']>(
    to: SearchWorker,
    action: A,
    args: SearchArguments[A],
  ): Promise<Answers[A]> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => {
        to.removeEventListener('message', onMessage);
        to.removeEventListener('error', onError);
        done();
      };
      const onMessage = (event: Event) => {
        const { data } = event as MessageEvent<SearchResponse>;
        if (data.id !== id) return;
        if ('error' in data) settle(() => reject(errorOf(data)));
        else settle(() => resolve(data.result as Answers[A]));
      };
      const onError = () => settle(() => reject(new Error('The search worker cannot be loaded.')));
      to.addEventListener('message', onMessage);
      to.addEventListener('error', onError);
      to.postMessage({ action, id, args });
    });
  }

  async function load(): Promise<SiteMetadata> {
    const { worker: made, address } = createWorker();
    files[1] = address;
    try {
      const metadata = await ask(made, 'generate-metadata', { indexUrl });
      worker = made;
      return metadata;
    } catch (error) {
      made.terminate();
      throw error;
    }
  }

  const begin = () =>
    (started ??= loadPart(load, files).catch((error: unknown) => {
      started = undefined;
      throw error;
    }));

  async function askStarted<A extends SearchRequest['action']>(
    action: A,
    args: SearchArguments[A],
  ): Promise<Answers[A]> {
    await begin();
    if (!worker) throw new Error('The search worker is gone.');
    return ask(worker, action, args);
  }

  /** A deployment may have replaced the files of the index, so a search that misses one reads the index again. */
  async function search(keywords: string): Promise<SearchResultGroup[]> {
    try {
      return await askStarted('get-search-result', { keywords });
    } catch (error) {
      if (!worker) throw error;
      // Without a new index, the worker keeps the one that it has, and other searches go on.
      await ask(worker, 'generate-metadata', { indexUrl }).catch(() => {
        throw error;
      });
      return ask(worker, 'get-search-result', { keywords });
    }
  }

  return {
    start: begin,
    prepare: (keywords) => {
      askStarted('prepare-search', { keywords }).catch(() => {});
    },
    search: (keywords) => loadPart(() => search(keywords)),
    excerpt: (keywords, link) => askStarted('get-excerpt', { keywords, link }),
    suggest: (keywords) => askStarted('get-suggestions', { keywords }),
    preview: (keywords, link) => askStarted('get-preview', { keywords, link }),
  };
}
