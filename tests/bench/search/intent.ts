/** A query, and the pages that answer it; finding any of them is a hit. */
export type Intent = [query: string, pages: string[]];
