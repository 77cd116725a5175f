import { isPageInstead, whyFailed, type FailureReason } from './whyFailed';

/** Thrown when a part of the site cannot be loaded; `LoadFailure` says why. */
export class SiteFileError extends Error {
  readonly name = 'SiteFileError';

  /**
   * @param reason why it cannot be loaded
   * @param cause what the browser or the bundler threw
   */
  constructor(
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(`A part of the site could not be loaded: ${reason}.`, { cause });
  }
}

/** The reason that an error stands for; `broken` for an error that has nothing to do with loading. */
export const reasonOf = (error: unknown): FailureReason =>
  error instanceof SiteFileError ? error.reason : 'broken';

/** The address of the file that an error of the bundler's loader is about. */
export const fileOf = (error: unknown): string | undefined =>
  (error as { request?: string } | undefined)?.request;

/**
 * Loads a part of the site: every dynamic import in the browser goes through here. After a failure, it asks
 * the site why, and tries once more if the file can be loaded now. It never reloads the page.
 *
 * @param load imports the part
 * @param files addresses of files that may be missing, if the error does not name one
 * @throws {@link SiteFileError} when the part cannot be loaded, and what the part itself throws
 */
export async function loadPart<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = fileOf(error);
    const asked = file ? [file] : files;
    // An error in the code of the part, not in its delivery.
    if (error instanceof SiteFileError || !asked.length) throw error;
    const reason = await whyFailed(asked);
    if (reason) throw new SiteFileError(reason, error);
  }
  return load().catch((error: unknown) => {
    throw fileOf(error) || files.length ? new SiteFileError('unavailable', error) : error;
  });
}

/**
 * Fetches a file of the site that is text.
 *
 * @param address of the file
 * @throws {@link SiteFileError} when it cannot be loaded
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
