import { spawnSync } from 'node:child_process';
import { pageOutline } from '../../../plugins/translation-status/review/pageOutline';
import { blockHash } from '../../../plugins/translation-status/review/review';

/** How far back versions of a page are looked at. */
const MAX_VERSIONS = 50;

const git = (siteDir: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  return status === 0 ? stdout : '';
};

/**
 * Finds the English of a block as it was when the translation was reviewed, in the history of its file.
 *
 * @param siteDir absolute path of the site
 * @param file the English page, from there
 * @param section id of the heading, or `opening`
 * @param hash what the review lock says of the block
 * @returns undefined if this clone has no such version, for instance one of depth 1
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

/** A version may have been committed while it could not be parsed. */
function outlineOf(text: string) {
  try {
    return pageOutline(text);
  } catch {
    return [];
  }
}
