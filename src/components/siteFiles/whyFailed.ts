import { deployIn, deployId } from '@site/src/upstream/page';

/**
 * Why a part of the site could not be loaded:
 *
 * - `updated`: the site was deployed after this page was loaded, so its files have different names now
 * - `offline`: the site does not respond
 * - `unavailable`: the site does not have the file at the moment, for instance during a deploy
 * - `intercepted`: something else responded, or blocked the request: a login page, a filter, an extension
 * - `broken`: the file was loaded, but its code throws
 */
export type FailureReason = 'updated' | 'offline' | 'unavailable' | 'intercepted' | 'broken';

/** Requests a file, bypassing and updating the HTTP cache; undefined if there is no response. */
const ask = (address: string): Promise<Response | undefined> =>
  fetch(address, { cache: 'reload' }).catch(() => undefined);

/** Whether a response is an HTML page instead of another kind of file. */
export const isPageInstead = (answer: Response, address: string): boolean =>
  !address.endsWith('.html') && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

/** Compares the current page with the site, to find the reason. */
async function whyPageFailed(own: string): Promise<FailureReason | undefined> {
  const answer = await ask(location.href);
  const html = await answer?.text().catch(() => undefined);
  if (!answer || html === undefined) return 'offline';
  const deploy = deployIn(html);
  if (!deploy) return answer.status >= 500 ? 'unavailable' : 'intercepted';
  return own.endsWith(deploy) ? undefined : 'updated';
}

/** Whether the page may have come from what is kept for offline reading, although nothing else can be fetched. */
const isPageKept = () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);

/** Finds the reason for one file, if the site responds. */
async function whyFileFailed(
  address: string,
  isOnline: boolean,
): Promise<FailureReason | undefined> {
  const answer = await ask(address);
  if (!answer) return isOnline && !isPageKept() ? 'intercepted' : 'offline';
  if (!answer.ok) return 'unavailable';
  return isPageInstead(answer, address) ? 'intercepted' : undefined;
}

/**
 * Finds out why files of the site could not be loaded, by requesting the current page and the files.
 *
 * @param files addresses of the files, if known
 * @returns undefined if they can be loaded now
 */
export async function whyFailed(files: string[]): Promise<FailureReason | undefined> {
  // The development server has no deploys.
  const own = deployId();
  const reason = own ? await whyPageFailed(own) : undefined;
  if (reason) return reason;
  const reasons = await Promise.all(files.map((file) => whyFileFailed(file, own !== undefined)));
  return reasons.find(Boolean);
}
