import { deployId } from '@site/src/upstream/page';

/** Session storage: the deploys this tab has already left by a full load. */
const KEY = 'bindform.reloaded-deploys';

/** Remembers a deploy; false when it was known before or cannot be remembered. */
function rememberOnce(deploy: string): boolean {
  try {
    const known = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (known.includes(deploy)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...known, deploy]));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the present address in full unless this was done for the present deploy before. Where
 * session storage is refused there is no guard, and so no reload. The page is fetched past the HTTP
 * cache first: a static host lets a browser keep the old page, with its old chunk names, for minutes.
 *
 * @param reload how to load the address in full
 * @returns whether the page is being left
 */
export async function reloadOnce(reload: () => void): Promise<boolean> {
  const deploy = deployId();
  if (!deploy) return false;
  const answer = await fetch(location.href, { cache: 'reload' }).catch(() => undefined);
  // Leaving a page that can be read for one that cannot be had would help nobody.
  if (!answer || answer.status >= 500) return false;
  if (!rememberOnce(deploy)) return false;
  reload();
  return true;
}
