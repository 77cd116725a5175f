/** Name of the list of a language's files, next to its home page. */
export const MANIFEST = 'offline.json';

/** Name of the file with the size alone, which a reader sees before saving. */
export const SIZE = 'offline-size.json';

/** Name of the service worker, at the base of the site. */
export const WORKER = 'offline-worker.js';

/** Path of the page that a reader sees in place of one that is not saved, below the base of a language. */
export const OFFLINE_PAGE = 'offline';

/** A file to keep: its address below the base of the language, its bytes as sent, and its digest. */
export type KeptFile = [address: string, bytes: number, digest: string];

/** All that one language needs without a network, as one build has it. */
export interface OfflineManifest {
  /** Digest of the files. */
  version: string;
  /** Bytes of all files as they are sent, compressed. */
  bytes: number;
  files: KeptFile[];
}

/** Characters of a digest: 64 bits, against files of another build rather than against forgery. */
const DIGEST_LENGTH = 11;

/**
 * Computes the digest of a file as the manifest has it: the beginning of its SHA-256 in Base64.
 *
 * @param bytes content of the file, not compressed
 */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash)).slice(0, DIGEST_LENGTH);
}
