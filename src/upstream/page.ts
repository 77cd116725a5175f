// Runs in the browser: globals that scripts of Docusaurus define in the page.

/** The runtime of the bundler, https://webpack.js.org/api/module-variables/#__webpack_require__-webpack-specific */
declare const __webpack_require__: {
  /** Loads a chunk: `import()` is compiled to calls of it. */
  e: (chunk: string | number) => Promise<unknown>;
  /** Name of the file of a chunk. */
  u: (chunk: string | number) => string;
  /** Path of all files. */
  p: string;
};

/**
 * Returns the addresses of the files that a dynamic import would load, in a built site.
 *
 * @param load the import
 */
export function filesOf(load: () => Promise<unknown>): string[] {
  const loadChunk = __webpack_require__.e;
  const files: string[] = [];
  __webpack_require__.e = (chunk) => {
    files.push(__webpack_require__.p + __webpack_require__.u(chunk));
    return new Promise(() => {});
  };
  try {
    // A development server loads the chunk after all, and may fail.
    load().catch(() => {});
  } finally {
    __webpack_require__.e = loadChunk;
  }
  // A chunk of the entry, or of styles alone, has no file.
  return files.filter((file) => !file.includes('undefined'));
}

/** Returns an id that differs between deploys: the runtime's file name has a hash over the names of all chunks' files. */
export const deployId = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('[src*="/runtime~main"]')?.src;

/** Returns the same for the HTML of a page on the server: the end of its {@link deployId}. */
export const deployIn = (html: string): string | undefined =>
  /\/runtime~main\.[\w.]+/.exec(html)?.[0];

/** Replaces what `@docusaurus/core/lib/client/docusaurus` does when a link comes into view or is hovered. */
export function replacePreloading(functions: typeof window.docusaurus): void {
  window.docusaurus = functions;
}
