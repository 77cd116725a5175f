import type { DemoAsset } from '../../demos/types';
import { neededPackages } from './neededPackages';

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
  const packages = neededPackages(Object.values(files), packageSets);
  const dependencies = Object.fromEntries([
    ...Object.entries(files).map(([name, value]) => [name, { type: 'FILE', value }]),
    ...Object.entries(packages).map(([name, value]) => [name, { type: 'NPM', value }]),
  ]) as DemoAsset['dependencies'];
  return { id: 'playground', title: 'Playground', description: '', keywords: [], dependencies };
}
