// Runs in the browser: globals that scripts of Docusaurus define in the page.

declare const __webpack_require__: {
  /** Added by `@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin`. */
  gca: (chunkName: string) => string;
};

/** Returns the address of a chunk by name; it contains "undefined" if there is no such chunk. */
export const chunkAddress = (chunkName: string): string => __webpack_require__.gca(chunkName);

/** Returns an id that differs between deploys: the runtime's file name has a hash over all chunk names. */
export const deployId = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('[src*="/runtime~main"]')?.src;

/** Returns the same for the HTML of a page on the server: the end of its {@link deployId}. */
export const deployIn = (html: string): string | undefined =>
  /\/runtime~main\.[\w.]+/.exec(html)?.[0];

/** Replaces what `@docusaurus/core/lib/client/docusaurus` does when a link comes into view or is hovered. */
export function replacePreloading(functions: typeof window.docusaurus): void {
  window.docusaurus = functions;
}
