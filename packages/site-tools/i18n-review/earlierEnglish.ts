import { spawnSync } from 'node:child_process';
import { pageOutline } from '../../../plugins/translation-status/review/pageOutline';
import { blockHash } from '../../../plugins/translation-status/review/review';

/** Maximum number of versions of a page to search. */
const MAX_VERSIONS = 50;

const git = (siteDir: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  return status === 0 ? stdout : '';
};

/**
 * Finds the English block that the translation was reviewed against, in the Git history of its file.
 *
 * @param siteDir absolute path of the site
 * @param file path of the English page, relative to the site
 * @param section id of the heading, or `opening`
 * @param hash hash of the block in the review lock
 * @returns undefined if this clone does not have the version, for instance if it is shallow
 */
export function earlierEnglish(
  siteDir: string,
  file: string,
  section: string,
  hash: string | undefined,
): string | undefined {
  if (!hash) return undefined;
  const versions = git(siteDir, 'log', `-${MAX_VERSIONS}`, '--format=%H', '--', file).split('\n');
  for (const version of versions.filter(Boolean)) {
    const text = git(siteDir, 'show', `${version}:${file}`);
    const block = text ? outlineOf(text).find(({ id }) => id === section) : undefined;
    if (block && blockHash(block) === hash) return block.source.replaceAll('\\{#', '{#');
  }
  return undefined;
}

/** A version may have been committed with a syntax error. */
function outlineOf(text: string) {
  try {
    return pageOutline(text);
  } catch {
    return [];
  }
}
