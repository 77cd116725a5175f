import { deployIn, deployId } from '@site/src/upstream/page';

/**
 * Why a part of the site could not be loaded:
 *
 * - `updated`: the site was deployed after this page was loaded, so its files have other names now
 * - `offline`: nothing answers
 * - `unavailable`: the site does not have the file at the moment, for instance in the middle of a deploy
 * - `intercepted`: something else answered, or stopped the request: a sign-in page, a filter, an extension
 * - `broken`: the file arrived, but its code throws
 */
export type FailureReason = 'updated' | 'offline' | 'unavailable' | 'intercepted' | 'broken';

/** Asks for a file, bypassing the HTTP cache and renewing it; undefined without an answer. */
const ask = (address: string): Promise<Response | undefined> =>
  fetch(address, { cache: 'reload' }).catch(() => undefined);

/** Whether an answer is a page in place of another kind of file. */
export const isPageInstead = (answer: Response, address: string): boolean =>
  !address.endsWith('.html') && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

/** What is wrong with the present page, seen from the site. */
async function whyPageFailed(own: string): Promise<FailureReason | undefined> {
  const answer = await ask(location.href);
  const html = await answer?.text().catch(() => undefined);
  if (!answer || html === undefined) return 'offline';
  const deploy = deployIn(html);
  if (!deploy) return answer.status >= 500 ? 'unavailable' : 'intercepted';
  return own.endsWith(deploy) ? undefined : 'updated';
}

/** What is wrong with one file of a site that answers. */
async function whyFileFailed(
  address: string,
  isOnline: boolean,
): Promise<FailureReason | undefined> {
  const answer = await ask(address);
  if (!answer) return isOnline ? 'intercepted' : 'offline';
  if (!answer.ok) return 'unavailable';
  return isPageInstead(answer, address) ? 'intercepted' : undefined;
}

/**
 * Finds out why files of the site could not be loaded, by asking for the present page and for the files.
 *
 * @param files addresses of the files, as far as they are known
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
