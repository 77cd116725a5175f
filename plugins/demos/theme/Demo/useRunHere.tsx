import { useState, type ReactElement } from 'react';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import type { DemoModule } from '../../types';
import type { Taken } from './useTaken';

/**
 * Loads the online editor in the page on demand.
 *
 * @param demo the demo that it shows
 * @param taken the demo as it is shown at first
 * @returns `show`, which rejects if the code cannot be fetched, and the editor once it is loaded
 */
export function useRunHere(
  demo: DemoModule,
  taken: Taken,
): {
  editor: ReactElement | undefined;
  show: () => Promise<void>;
} {
  const [editor, setEditor] = useState<ReactElement>();
  const show = async () => {
    const loading = [loadPart(() => import('./RunHere')), demo.asset(), taken.asset()] as const;
    const [{ RunHere }, original, asset] = await Promise.all(loading);
    setEditor(<RunHere original={original} asset={asset} />);
  };
  return { editor, show };
}
