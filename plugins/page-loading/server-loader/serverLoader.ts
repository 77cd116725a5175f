/** A request for the data of a route. */
export interface LoaderRequest {
  /** Base path of the site, with leading and trailing slash. */
  base: string;
  /** Id of the route. */
  route: string;
  /** Full address of the page. */
  url: string;
}

/** The address of the data of a route. */
export function serverLoaderUrl({ base, route, url }: LoaderRequest): string {
  return `${base}__serverLoader?${new URLSearchParams({ route, url })}`;
}

/**
 * Fetches the data of a route as JSON, with credentials.
 *
 * @param signal aborts the request on navigation
 * @throws Error if the response has an error status or is not JSON
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
