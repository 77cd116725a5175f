import { loadPart } from '@site/src/components/siteFiles/loadPart';
import type { LibraryFiles } from '../libraryFiles';

/** Fetches the built library, which is its own chunk, so that no page carries it. */
export async function loadLibrary(): Promise<LibraryFiles> {
  const { default: library } = await loadPart(
    () => import('@generated/online-editors/default/library.json'),
  );
  return library;
}
