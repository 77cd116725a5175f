import type { FsDiff, ProjectFiles } from '@stackblitz/sdk';

/**
 * What turns one set of files into another.
 *
 * @param before texts by path
 * @param after texts by path
 */
export function fileDiff(before: ProjectFiles, after: ProjectFiles): FsDiff {
  const changed = Object.entries(after).filter(([path, text]) => before[path] !== text);
  return {
    create: Object.fromEntries(changed),
    destroy: Object.keys(before).filter((path) => !(path in after)),
  };
}

/** Whether a diff changes nothing. */
export const isEmptyDiff = ({ create, destroy }: FsDiff): boolean =>
  destroy.length === 0 && Object.keys(create).length === 0;
