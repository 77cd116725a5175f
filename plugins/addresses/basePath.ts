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
