/**
 * Endings tried when an import names a file without its ending, in the order of Vite, which builds the
 * projects (https://vite.dev/config/shared-options#resolve-extensions).
 */
const ENDINGS = ['.js', '.ts', '.jsx', '.tsx', '.json'];

/**
 * Whether an import names one of the demo's own files rather than a package.
 *
 * @param specifier what is in the import, for instance `./field` or `react`
 */
export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(\/|$)/.test(specifier);
}

/** Takes `.` and `..` out of a path; undefined when it climbs above the demo's own folder. */
function normalize(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/**
 * Finds the demo's file that a relative import means, the way bundlers do: the exact name, the name
 * with an ending, then the folder's index.
 *
 * @param importer file that holds the import, for instance `form/index.tsx`
 * @param specifier relative specifier, for instance `../styles.css`
 * @param files names of the demo's files
 * @returns the name as it is in `files`, or undefined when there is no such file
 */
export function resolveImport(
  importer: string,
  specifier: string,
  files: readonly string[],
): string | undefined {
  const target = normalize(`${importer}/../${specifier}`);
  if (target === undefined) return undefined;
  const candidates = [
    target,
    ...ENDINGS.map((ending) => target + ending),
    ...ENDINGS.map((ending) => `${target}/index${ending}`),
  ];
  return candidates
    .map((candidate) => files.find((file) => normalize(file) === normalize(candidate)))
    .find((file) => file !== undefined);
}
