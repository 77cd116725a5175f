import { translate } from '@docusaurus/Translate';
import { SiteFileError } from './loadPart';
import type { FailureReason } from './whyFailed';

const TEXTS: Record<FailureReason, () => string> = {
  updated: () =>
    translate({
      id: 'siteFiles.updated',
      message: 'The site was updated. Reload the page to continue.',
      description: 'A part of the page cannot be loaded, since the site was deployed meanwhile',
    }),
  offline: () =>
    translate({
      id: 'siteFiles.offline',
      message: 'The site cannot be reached. Check your connection, then try again.',
      description: 'A part of the page cannot be loaded without a network',
    }),
  unavailable: () =>
    translate({
      id: 'siteFiles.unavailable',
      message: 'The site may be in the middle of an update. Try again in a minute.',
      description: 'A part of the page cannot be loaded, since the server does not have it',
    }),
  intercepted: () =>
    translate({
      id: 'siteFiles.intercepted',
      message:
        'Your network or a browser extension blocked this part of the site. Sign in to the network or allow the site, then try again.',
      description:
        'A part of the page cannot be loaded: a sign-in page answers, or a filter blocks it',
    }),
  broken: () =>
    translate({
      id: 'siteFiles.broken',
      message: 'This part of the page has failed; the rest works. Reload the page to try again.',
      description: 'A part of the page was loaded, but its code throws',
    }),
};

/**
 * Explains why a part of the site cannot be loaded, and what to do, in the page's language.
 *
 * @param reason any other text counts as `unavailable`: it may come from a frame that runs readers' code
 */
export const failureMessage = (reason: string): string =>
  (Object.hasOwn(TEXTS, reason) ? TEXTS[reason as FailureReason] : TEXTS.unavailable)();

/** Returns the text of an error for readers: why a part cannot be loaded, or the error's message. */
export function errorText(error: unknown): string {
  if (error instanceof SiteFileError) return failureMessage(error.reason);
  return error instanceof Error ? error.message : String(error);
}

/** Label of the button that loads a part again. */
export const retryLabel = (): string =>
  translate({
    id: 'siteFiles.retry',
    message: 'Retry',
    description: 'Button after a message that a part of the page cannot be loaded',
  });

/** Label of the button that reloads the page. */
export const reloadLabel = (): string =>
  translate({
    id: 'siteFiles.reload',
    message: 'Reload',
    description: 'Button after a message that a part of the page cannot be loaded',
  });
