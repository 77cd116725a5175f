import { packageName } from '../../live-editor/program/packageName';

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
