import { execFileSync } from 'node:child_process';
import logger from '@docusaurus/logger';
import type { VcsConfig } from '@docusaurus/types';

/** What a reader of the site can see change: a commit elsewhere is no update of the documentation. */
const WATCHED_PATHS = ['docs', 'demos', 'i18n', 'packages/bindform'];

function commitTime(siteDir: string): number | undefined {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', ...WATCHED_PATHS], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return seconds ? Number(seconds) * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The one "last updated" time of the whole site, in epoch ms.
 *
 * `SOURCE_DATE_EPOCH` (seconds, see https://reproducible-builds.org/specs/source-date-epoch/) wins;
 * then the newest commit that touches the documentation; then, with a warning, the present time.
 *
 * @param siteDir absolute path of the site
 * @throws Error when `SOURCE_DATE_EPOCH` is set to something that is not a whole number of seconds
 */
export function lastUpdated(siteDir: string): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch) {
    if (!/^\d+$/.test(epoch)) {
      throw new Error(
        `SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, got "${epoch}". Correct it or unset it.`,
      );
    }
    return Number(epoch) * 1000;
  }
  const committed = commitTime(siteDir);
  if (committed !== undefined) return committed;
  logger.warn('No git history was found, so pages show the build time as their last update.');
  const now = Math.floor(Date.now() / 1000);
  // Each language's build asks again: the first answer holds for all of them.
  process.env.SOURCE_DATE_EPOCH = String(now);
  return now * 1000;
}

/**
 * Gives Docusaurus the site's one timestamp for every file, so that it never asks git page by page.
 *
 * @param siteDir absolute path of the site
 */
export function siteVcs(siteDir: string): VcsConfig {
  const stamp = { timestamp: lastUpdated(siteDir), author: 'Bindform' };
  return {
    initialize: (_init) => undefined,
    getFileCreationInfo: async (_file) => stamp,
    getFileLastUpdateInfo: async (_file) => stamp,
  };
}
