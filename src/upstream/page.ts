// Runs in the browser: what scripts of Docusaurus leave in the page.

declare const __webpack_require__: {
  /** Added by `@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin`. */
  gca: (chunkName: string) => string;
};

/** The address of a chunk by its name; has "undefined" in it when there is no such chunk. */
export const chunkAddress = (chunkName: string): string => __webpack_require__.gca(chunkName);

/** What distinguishes one deploy from another: the runtime's file name has a hash over all chunk names. */
export const deployId = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('[src*="/runtime~main"]')?.src;

/** The same in the HTML of a page as the server has it now: the end of its {@link deployId}. */
export const deployIn = (html: string): string | undefined =>
  /\/runtime~main\.[\w.]+/.exec(html)?.[0];

/** Replaces what `@docusaurus/core/lib/client/docusaurus` does when a link comes into view or is pointed at. */
export function replacePreloading(functions: typeof window.docusaurus): void {
  window.docusaurus = functions;
}
