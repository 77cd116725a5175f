import { packageName } from '../../../live-editor/program/packageName';
import type { DemoAsset } from '../../types';

const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?(['"])([^'".][^'"]*)\1/g;

/**
 * The packages that sources need with their versions, those that belong to them included.
 *
 * @param sources texts of the files
 * @param sets packages of which it is known that they belong together
 */
export function neededPackages(
  sources: string[],
  sets: Record<string, string>[],
): Record<string, string> {
  const named = sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].map(([, , specifier]) => packageName(specifier)),
  );
  const smallestFirst = [...sets].sort((a, b) => Object.keys(a).length - Object.keys(b).length);
  const needed = [...new Set(['react', 'react-dom', ...named])].map((name) =>
    smallestFirst.find((set) => Object.hasOwn(set, name)),
  );
  return Object.assign({}, ...needed) as Record<string, string>;
}

/**
 * The dependencies of an asset that is made of sources: these, and the packages that they need.
 *
 * @param files sources by name, the entry first
 * @param sets packages of which it is known that they belong together, with their versions
 */
export function neededDependencies(
  files: Record<string, string>,
  sets: Record<string, string>[],
): DemoAsset['dependencies'] {
  const packages = neededPackages(Object.values(files), sets);
  return Object.fromEntries([
    ...Object.entries(files).map(([name, value]) => [name, { type: 'FILE', value }]),
    ...Object.entries(packages).map(([name, value]) => [name, { type: 'NPM', value }]),
  ]) as DemoAsset['dependencies'];
}
