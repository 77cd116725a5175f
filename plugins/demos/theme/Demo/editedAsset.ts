import packageSets from '@generated/demos/default/packages/sets.json';
import type { DemoAsset } from '../../types';
import { neededDependencies } from './neededPackages';

/**
 * Makes the asset of a demo that the reader has edited: with all packages of the demo, and those that the reader imports.
 *
 * @param original the demo as it is
 * @param files the reader's sources by name, the entry first
 */
export function editedAsset(original: DemoAsset, files: Record<string, string>): DemoAsset {
  const packages = Object.entries(original.dependencies).filter(([, { type }]) => type === 'NPM');
  const needed = neededDependencies(files, packageSets);
  return { ...original, dependencies: { ...needed, ...Object.fromEntries(packages) } };
}
