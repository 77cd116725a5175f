import { isPageInstead, whyFailed, type FailureReason } from './whyFailed';

/** Thrown if a part of the site cannot be loaded; `LoadFailure` shows why. */
export class SiteFileError extends Error {
  readonly name = 'SiteFileError';

  /**
   * @param reason why loading failed
   * @param cause error of the browser or the bundler
   */
  constructor(
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(`A part of the site could not be loaded: ${reason}.`, { cause });
  }
}

/** Returns the reason of an error; `broken` for an error unrelated to loading. */
export const reasonOf = (error: unknown): FailureReason =>
  error instanceof SiteFileError ? error.reason : 'broken';

/** Returns the address of the file in an error of the bundler's loader. */
export const fileOf = (error: unknown): string | undefined =>
  (error as { request?: string } | undefined)?.request;

/**
 * Loads a part of the site: every dynamic import in the browser goes through here. After a failure, it determines
 * the reason from the site, and retries once if the file can be loaded now. It never reloads the page.
 *
 * @param load imports the part
 * @param files addresses of files that may be missing, used if the error does not contain one
 * @throws {@link SiteFileError} if the part cannot be loaded, and errors of the part itself
 */
export async function loadPart<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = fileOf(error);
    const asked = file ? [file] : files;
    // An error in the code of the part, not in loading it.
    if (error instanceof SiteFileError || !asked.length) throw error;
    const reason = await whyFailed(asked);
    if (reason) throw new SiteFileError(reason, error);
  }
  return load().catch((error: unknown) => {
    throw fileOf(error) || files.length ? new SiteFileError('unavailable', error) : error;
  });
}

/**
 * Fetches a text file of the site.
 *
 * @param address address of the file
 * @throws {@link SiteFileError} if it cannot be loaded
 */
export function fetchPart(address: string): Promise<string> {
  const load = async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}.`);
    if (isPageInstead(answer, address)) throw new Error(`${address} answered with a page.`);
    return answer.text();
  };
  return loadPart(load, [address]);
}
