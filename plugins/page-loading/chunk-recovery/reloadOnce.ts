import { deployId } from '@site/src/upstream/page';

/** Session storage key of the deploys for which this tab has reloaded. */
const KEY = 'bindform.reloaded';

/** Stores a deploy; returns false if it is stored already or storage is denied. */
function rememberOnce(deploy: string): boolean {
  try {
    const known = `${sessionStorage[KEY]}`;
    if (known.includes(deploy)) return false;
    sessionStorage[KEY] = known + deploy;
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, at most once per deploy. Without session storage nothing prevents a reload loop, so it
 * does not reload. It fetches the page first, bypassing the HTTP cache: static hosts allow browsers to cache
 * the old page, with its old chunk names, for minutes.
 *
 * @param reload reloads the page
 * @param isWanted called right before the reload; returns false if the reader has left meanwhile
 * @returns whether the page is being reloaded
 */
export async function reloadOnce(reload: () => void, isWanted: () => boolean): Promise<boolean> {
  const deploy = deployId();
  if (!deploy) return false;
  const answer = await fetch(location.href, { cache: 'reload' }).catch(() => undefined);
  // Do not replace a readable page with an error page.
  if ((answer?.status ?? 500) >= 500) return false;
  if (!isWanted() || !rememberOnce(deploy)) return false;
  reload();
  return true;
}
