const majorOf = (version: string) => Number(version.split('.')[0]);

/**
 * Returns the npm tag of a release: `npm install bindform` installs the version with the tag `latest`, so neither a
 * prerelease nor a fix for an earlier major version may get it.
 *
 * @param version version to release, such as `1.6.1`
 * @param latest version that has the tag `latest` now; undefined before the first publication
 */
export function distTag(version: string, latest: string | undefined): string {
  if (version.includes('-')) return 'next';
  const isEarlier = latest !== undefined && majorOf(latest) > majorOf(version);
  return isEarlier ? `latest-${majorOf(version)}` : 'latest';
}
