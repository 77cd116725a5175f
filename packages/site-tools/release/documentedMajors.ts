const BRANCH = /^v(\d+)$/;

/**
 * Lists the major versions to document: that of the library, and the earlier ones that have a branch such as `v1`.
 *
 * @param version version of the library, such as `2.0.0`
 * @param branches names of the branches of the repository
 * @returns numbers of the versions, newest first
 */
export function documentedMajors(version: string, branches: string[]): number[] {
  const newest = Number(version.split('.')[0]);
  const earlier = branches
    .flatMap((branch) => BRANCH.exec(branch)?.slice(1).map(Number) ?? [])
    .filter((major) => major < newest);
  return [newest, ...earlier.sort((a, b) => b - a)];
}
