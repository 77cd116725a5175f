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

/** What a page needs of a worker. */
export type SearchWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

/** The page's side of the search worker. */
export interface SearchClient {
  /**
   * Starts the worker and loads the index, once; after a failure the next call tries again.
   *
   * @throws SiteFileError when the worker or the index cannot be loaded
   */
  start: () => Promise<SiteMetadata>;
  /** Fetches what a search for the keywords will need; nothing happens if that fails. */
  prepare: (keywords: string) => void;
  /**
   * Searches, after what it needs has come.
   *
   * @throws SiteFileError when a file of the index cannot be loaded
   */
  search: (keywords: string) => Promise<SearchResultGroup[]>;
  /** What may help when nothing was found. */
  suggest: (keywords: string) => Promise<Suggestions>;
  /** The part of a result's text that is worth showing. */
  excerpt: (keywords: string, link: string) => Promise<TextPiece[]>;
  /** The whole text of the result at an address. */
  preview: (keywords: string, link: string) => Promise<Preview | undefined>;
}

/** What each action is answered with. */
interface Answers {
  'generate-metadata': SiteMetadata;
  'prepare-search': true;
  'get-search-result': SearchResultGroup[];
  'get-suggestions': Suggestions;
  'get-excerpt': TextPiece[];
  'get-preview': Preview | undefined;
}

/** An error of the worker, with the file that it is about as `loadPart` asks for it. */
const errorOf = ({ error, file }: { error: string; file?: string }) =>
  Object.assign(new Error(error), { request: file });

/**
 * Makes a client; nothing is loaded before its first call.
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
  // The address of the worker's script joins that of the index once it is known.
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

  return {
    start: begin,
    prepare: (keywords) => {
      askStarted('prepare-search', { keywords }).catch(() => {});
    },
    search: (keywords) => loadPart(() => askStarted('get-search-result', { keywords })),
    excerpt: (keywords, link) => askStarted('get-excerpt', { keywords, link }),
    suggest: (keywords) => askStarted('get-suggestions', { keywords }),
    preview: (keywords, link) => askStarted('get-preview', { keywords, link }),
  };
}
