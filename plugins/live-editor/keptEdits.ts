/** Sources of a demo's files by name. */
export type Files = Record<string, string>;

interface Kept {
  /** What the edits were made from: a demo that has changed since starts again. */
  original: Files;
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

/** Storage may be refused or full; edits are then simply not kept. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const sameFiles = (a: Files, b: Files) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Reads the edits that were kept before a reload.
 *
 * @param key made by {@link editsKey}
 * @param original the demo's present files
 * @returns the edited files, or undefined when there are none or the demo itself has changed since
 */
export function readEdits(key: string, original: Files): Files | undefined {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null);
  return kept && sameFiles(kept.original, original) ? kept.edited : undefined;
}

/**
 * Keeps edits for the session, or forgets them when nothing differs from the demo any more.
 *
 * @param key made by {@link editsKey}
 * @param original the demo's own files
 * @param edited the files as the reader left them
 */
export function keepEdits(key: string, original: Files, edited: Files): void {
  attempt(() => {
    if (sameFiles(original, edited)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ original, edited } satisfies Kept));
  });
}
