import { neededDependencies } from '../../demos/theme/Demo/neededPackages';
import type { DemoAsset } from '../../demos/types';

/**
 * Makes an asset of the files of the playground, as a demo has one.
 *
 * @param files sources by name, the entry first
 * @param packageSets packages of which it is known that they belong together, with their versions
 */
export function playgroundAsset(
  files: Record<string, string>,
  packageSets: Record<string, string>[],
): DemoAsset {
  const dependencies = neededDependencies(files, packageSets);
  return { id: 'playground', title: 'Playground', description: '', keywords: [], dependencies };
}
