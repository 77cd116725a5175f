import path from 'node:path';
import ts from 'typescript';
import type { Definitions } from '../definitions';
import { contentHash, keep, readKept } from './cachedByContent';
import { readComponentProps, withComponentProps } from './componentProps';
import { extractDefinitions } from './extractDefinitions';
import { compilerOptions } from './library';

/** Where the documented source is; all paths absolute. */
export interface ReferenceSource {
  /** File whose exports are documented. */
  entry: string;
  tsConfig: string;
  /** Globs of the components' files. */
  components: string[];
  /** Folder that keeps results between builds. */
  cacheDir: string;
}

/** Hash of the library, of how it is compiled and of this reader, wherever they are. */
function hashOf({ entry, tsConfig, components }: ReferenceSource): string {
  const facts = [ts.version, JSON.stringify(compilerOptions(tsConfig)), entry, ...components];
  const folder = path.dirname(tsConfig);
  return contentHash(
    [path.dirname(entry), __dirname],
    facts.map((fact) => fact.replaceAll(folder, '')),
  );
}

/** The definitions of the source as it is now, if an earlier build has read it. */
export function readKeptReference(source: ReferenceSource): Definitions | undefined {
  return readKept<Definitions>(source.cacheDir, hashOf(source));
}

/**
 * The definitions of the source as it is now, read once for each content.
 *
 * @throws Error when the source cannot be read or a component's props are not declared
 */
export async function readReference(source: ReferenceSource): Promise<Definitions> {
  const hash = hashOf(source);
  const kept = readKept<Definitions>(source.cacheDir, hash);
  if (kept) return kept;
  const { entry, tsConfig, components } = source;
  const exported = extractDefinitions(entry, tsConfig);
  const definitions = withComponentProps(exported, await readComponentProps(components, tsConfig));
  keep(source.cacheDir, hash, definitions);
  return definitions;
}
