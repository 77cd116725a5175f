const KINDS: Record<string, string> = { js: 'script', mjs: 'script', css: 'style' };

/**
 * Fetches a script or a style before it is needed. Fetched files are not run.
 *
 * @param url address of the file
 * @returns a promise for the end of the fetch, whether it succeeded or not
 * @throws Error for a file that is neither script nor style
 */
export function preloadFile(url: string): Promise<void> {
  const extension = /\.(\w+)(?:[?#].*)?$/.exec(url)?.[1] ?? '';
  const kind = KINDS[extension];
  if (!kind) {
    throw new Error(
      `Cannot preload "${url}": only scripts (.js, .mjs) and styles (.css) may be preloaded. Load other files when they are needed.`,
    );
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    // Not "preload": browsers warn of one that is not used within seconds, and a reader may only
    // be passing over a link.
    link.rel = 'prefetch';
    link.setAttribute('as', kind);
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
