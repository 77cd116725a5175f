import { keptLanguages, type KeptLanguage } from '../keptPages';
import { OFFLINE_PAGE } from '../offlineFiles';

/** How long a saved page waits for a newer one from the network, in ms. */
const PATIENCE = 5000;

/** Files whose content never changes, since their name has its hash. */
const IMMUTABLE = /\/assets\/.+\.[\da-f]{8}\.\w+$/;

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Finds what is saved at an address, also where it was asked for with a trailing slash. */
async function savedCopy(path: string, languages: KeptLanguage[]): Promise<Response | undefined> {
  for (const { match } of languages) {
    const saved = (await match(path)) ?? (await match(path.replace(/\/$/, '')));
    if (saved) return saved;
  }
  return undefined;
}

/** Sends to the page that says that this one is not saved, in its language if that is saved. */
function redirectToOfflinePage({ url }: Request, languages: KeptLanguage[]): Response | undefined {
  const { pathname } = new URL(url);
  const bases = languages.map(({ base }) => base).sort((a, b) => b.length - a.length);
  const base = bases.find((each) => pathname.startsWith(each)) ?? bases[0];
  if (base === undefined || pathname === base + OFFLINE_PAGE) return undefined;
  return Response.redirect(
    new URL(`${base}${OFFLINE_PAGE}?from=${encodeURIComponent(pathname)}`, url).href,
  );
}

/** A page: from the network, unless that fails, is down, or takes too long for a reader with a saved copy. */
async function respondWithPage(request: Request, root: string): Promise<Response> {
  const path = pathOf(request);
  // Not from a cache on the way, which may have the page of an earlier build.
  const network = fetch(request, { cache: 'no-cache' });
  const fresh = network.then(
    (response) => (response.status >= 500 ? undefined : response),
    () => undefined,
  );
  const languages = await keptLanguages(root);
  const saved = () => savedCopy(path, languages);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE))).then(saved);
  // A page that is not saved has nothing but the network to wait for.
  const answer = (await Promise.race([fresh, late])) ?? (await fresh) ?? (await saved());
  clearTimeout(timer);
  return answer ?? redirectToOfflinePage(request, languages) ?? network;
}

/** A script, a style or data. */
async function respondWithFile(request: Request, root: string): Promise<Response> {
  const path = pathOf(request);
  const saved = async () => savedCopy(path, await keptLanguages(root));
  if (IMMUTABLE.test(path)) return (await saved()) ?? fetch(request);
  return fetch(request).catch(async (error: unknown) => {
    const copy = await saved();
    if (copy) return copy;
    throw error;
  });
}

/**
 * Answers a request of a page.
 *
 * @param request a GET request below the base of the site
 * @param root path of the site, with both slashes
 */
export const respond = (request: Request, root: string): Promise<Response> =>
  request.mode === 'navigate' ? respondWithPage(request, root) : respondWithFile(request, root);
