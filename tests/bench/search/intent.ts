/** What a reader types, and the pages that answer it, any of which should be found. */
export type Intent = [query: string, pages: string[]];
