const KINDS: Record<string, string> = { js: 'script', mjs: 'script', css: 'style' };

/**
 * Fetches a script or a stylesheet before it is needed, without running it.
 *
 * @param url address of the file
 * @returns a promise that resolves when the request ends, even if it failed
 * @throws Error if the file is neither a script nor a stylesheet
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
    // Not "preload": browsers warn if it is not used within seconds, and a reader may only move the
    // pointer across a link.
    link.rel = 'prefetch';
    link.setAttribute('as', kind);
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
