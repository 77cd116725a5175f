import type { Definitions } from '../definitions';
import type { Reference } from '../pages/pageData';
import { readInBackground } from './readInBackground';
import { readKeptReference, readReference, type ReferenceSource } from './readReference';

/** What is known of the library; definitions that are still being read come later, by the promise. */
export interface LoadedReference {
  /** Ready as soon as the promise is fulfilled: an edit elsewhere must not make the pages wait again. */
  reference: Reference;
  pending?: Promise<Definitions>;
}

/**
 * Loads the definitions of the library: from an earlier build if its source is the same, else from the
 * source, for which a development server does not wait.
 *
 * @param source where the documented source is
 * @param parser whether the source may be read
 * @throws Error when a build cannot read the source
 */
export async function loadReference(
  source: ReferenceSource,
  parser: boolean,
): Promise<LoadedReference> {
  if (!parser) return { reference: { state: 'disabled' } };
  const kept = readKeptReference(source);
  if (kept || process.env.NODE_ENV !== 'development') {
    return { reference: { state: 'ready', definitions: kept ?? (await readReference(source)) } };
  }
  const loaded: LoadedReference = { reference: { state: 'resolving' } };
  loaded.pending = readInBackground(source).then((definitions) => {
    loaded.reference = { state: 'ready', definitions };
    return definitions;
  });
  return loaded;
}
