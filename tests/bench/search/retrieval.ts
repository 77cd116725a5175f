/** Completeness and correctness of results, from 0 to 1. */
export interface Retrieval {
  /** Share of the pages with all words that are found. */
  recall: number;
  /** Share of the found pages that have all words. */
  precision: number;
  /** Queries with missing or unexpected pages. */
  faults: { query: string; missing: string[]; extra: string[] }[];
}

const hasAll = (texts: string[], query: string) =>
  query.split(' ').every((word) => texts.some((text) => text.includes(word)));

/**
 * Compares the results of each query with the pages that contain all its words.
 *
 * @param texts texts of each page by address
 * @param find returns the pages found for a query
 */
export async function retrieve(
  queries: string[],
  texts: Map<string, string[]>,
  find: (query: string) => string[] | Promise<string[]>,
): Promise<Retrieval> {
  let hits = 0;
  let wantedCount = 0;
  let foundCount = 0;
  const faults: Retrieval['faults'] = [];
  for (const query of queries) {
    const wanted = [...texts].filter(([, own]) => hasAll(own, query)).map(([page]) => page);
    const found = await find(query);
    const missing = wanted.filter((page) => !found.includes(page));
    const extra = found.filter((page) => !wanted.includes(page));
    if (missing.length || extra.length) faults.push({ query, missing, extra });
    hits += wanted.length - missing.length;
    wantedCount += wanted.length;
    foundCount += found.length;
  }
  return { recall: hits / wantedCount, precision: hits / Math.max(foundCount, 1), faults };
}
