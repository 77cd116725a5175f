/** What a page asks the service worker to do with the pages of one language. */
export interface OfflineRequest {
  type: 'keep' | 'forget';
  /** Path of the language, with both slashes. */
  base: string;
}

/** Why pages could not be saved. */
export type Failure = 'network' | 'space' | 'changed';

/** What the service worker answers, through the port of the request. */
export type OfflineReply =
  /** Bytes that are saved, of all. */
  | { type: 'progress'; done: number; total: number }
  | { type: 'kept'; bytes: number }
  | { type: 'forgotten' }
  | { type: 'failed'; failure: Failure };
