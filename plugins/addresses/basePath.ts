const BASE_PATH = /^\/([\w.~-]+\/)*$/;

/**
 * Checks the path below which a host serves the site.
 *
 * @param asked for instance `/bindform/`, or `/` for the root of a host
 * @throws Error saying what to write
 */
export function basePath(asked: string): string {
  if (BASE_PATH.test(asked)) return asked;
  throw new Error(
    `SITE_BASE_URL is "${asked}", which is not the path of a folder. Write / or a path between slashes, such as /bindform/.`,
  );
}

/**
 * Checks the address of the host, to which paths are added.
 *
 * @param asked for instance `https://forms.example.org`
 * @throws Error saying what to write
 */
export function siteOrigin(asked: string): string {
  if (/^https?:\/\/[^/\s?#]+$/.test(asked)) return asked;
  const ends = /^https?:\/\/[^/\s?#]+\/+$/.test(asked);
  throw new Error(
    ends
      ? `SITE_URL ends with a slash. Write ${asked.replace(/\/+$/, '')}.`
      : `SITE_URL is "${asked}", which is not the address of a host. Write one such as https://forms.example.org; its path is SITE_BASE_URL.`,
  );
}
