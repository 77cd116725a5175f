/** A route whose data a server gives. */
export interface LoaderRequest {
  /** Base path of the site, with both slashes. */
  base: string;
  /** Id of the route. */
  route: string;
  /** Full address of the page. */
  url: string;
}

/** The address that answers for a route. */
export function serverLoaderUrl({ base, route, url }: LoaderRequest): string {
  return `${base}__serverLoader?${new URLSearchParams({ route, url })}`;
}

/**
 * Asks the server for a route's data, with credentials, and reads its JSON.
 *
 * @param signal ends the wait when the page is left
 * @throws Error when the server answers with a failure or with something that is no JSON
 */
export async function fetchServerData(
  request: LoaderRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(serverLoaderUrl(request), { credentials: 'include', signal });
  if (!answer.ok) {
    throw new Error(`The server loader of "${request.route}" answered with ${answer.status}.`);
  }
  return answer.json();
}
