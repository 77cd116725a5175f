import { throttle } from './throttle';

/** Shortest time between two writes to the storage, in ms. */
const WRITE_SPAN_MS = 500;

/** Sources of a demo's files by name. */
export type Files = Record<string, string>;

interface Kept {
  edited: Files;
}

/**
 * The key in session storage under which a reader's edits of a demo are kept.
 *
 * @param locale language of the page, for instance `zh-CN`: each language has its own source
 * @param id the demo's id; a live code block's id is its own source
 */
export function editsKey(locale: string, id: string): string {
  return `live:${locale}:${id}`;
}

/**
 * The key of code in the playground. It is the reader's own in every language, whatever it began with.
 *
 * @param id id of the code
 */
export const playgroundKey = (id: string): string => `live:playground:${id}`;

/** Edits by key that are not in the storage: not yet, or because it refuses them or is full. */
const inPage = new Map<string, Kept>();
const listeners = new Set<() => void>();

/** Storage may be refused. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function sameFiles(a: Files, b: Files): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function store(): void {
  for (const [key, kept] of inPage) {
    if (attempt(() => save(key, kept))) inPage.delete(key);
  }
}

function save(key: string, kept: Kept): true {
  sessionStorage.setItem(key, JSON.stringify(kept));
  return true;
}

/** A key press costs no write: there is one at once, and one at the end of each span. */
const writes = throttle(store, WRITE_SPAN_MS);

/**
 * Reads the kept edits, even if the demo has changed since: a deployment must not discard the reader's work.
 *
 * @param key made by {@link editsKey} or {@link playgroundKey}
 * @returns all files as they were edited, the entry first, or undefined without edits
 */
export function readEdits(key: string): Files | undefined {
  const kept =
    inPage.get(key) ??
    attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null);
  return kept?.edited;
}

/**
 * Keeps edits for the session, or forgets them when nothing differs from the demo any more.
 *
 * @param key made by {@link editsKey}
 * @param original the demo's own files
 * @param edited the files as the reader left them
 */
export function keepEdits(key: string, original: Files, edited: Files): void {
  // Adding the same listener again changes nothing.
  addEventListener('pagehide', store);
  if (sameFiles(original, edited)) {
    inPage.delete(key);
    attempt(() => sessionStorage.removeItem(key));
  } else {
    inPage.set(key, { edited });
    writes.request();
  }
  listeners.forEach((listener) => listener());
}

/**
 * Calls back whenever edits are kept or forgotten.
 *
 * @returns ends it
 */
export function subscribeEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
