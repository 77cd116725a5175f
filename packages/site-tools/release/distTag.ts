/** Parts of a version that two versions of one line of fixes have in common: `1.6.1` and `1.6.2` have `1.6`. */
function lineOf(version: string, latest: string): string {
  const [major, minor] = version.split('.');
  return latest.split('.')[0] === major ? `${major}.${minor}` : major;
}

/**
 * Returns the npm tag of a release: `npm install bindform` installs the version with the tag `latest`, so neither a
 * prerelease nor a fix for an earlier version may get it.
 *
 * @param version version to release, such as `1.6.1`
 * @param latest version that has the tag `latest` now; undefined before the first publication
 */
export function distTag(version: string, latest: string | undefined): string {
  if (version.includes('-')) return 'next';
  const isEarlier = latest?.localeCompare(version, 'en', { numeric: true }) === 1;
  return isEarlier ? `latest-${lineOf(version, latest)}` : 'latest';
}
