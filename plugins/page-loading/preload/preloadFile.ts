const IS_ALLOWED = /\.(?:m?js|css)(?:[?#].*)?$/;

/** A response that is not read to its end is not cached. */
async function readToEnd(response: Response): Promise<void> {
  await response.blob();
}

/**
 * Fetches a script or a stylesheet into the browser's cache before it is needed, without running it.
 *
 * @param url address of the file
 * @returns a promise that resolves when the request ends, even if it failed
 * @throws Error if the file is neither a script nor a stylesheet
 */
export function preloadFile(url: string): Promise<void> {
  if (!IS_ALLOWED.test(url)) {
    throw new Error(
      `Cannot preload "${url}": only scripts (.js, .mjs) and styles (.css) may be preloaded. Load other files when they are needed.`,
    );
  }
  // Not a link element: Firefox checks "prefetch" against `default-src` of the policy, Safari does not know it, and
  // "preload" warns when the file is not used soon, though a reader may only move the pointer across a link.
  return fetch(url, { priority: 'low' })
    .then(readToEnd)
    .catch(() => undefined);
}
