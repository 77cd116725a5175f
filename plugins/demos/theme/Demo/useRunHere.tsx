import { useState, type ComponentType, type ReactElement } from 'react';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import type { DemoAsset, DemoModule } from '../../types';
import type { RunHereProps } from './RunHere';
import type { Taken } from './useTaken';

/** What {@link useRunHere} has loaded. */
interface Loaded {
  RunHere: ComponentType<RunHereProps>;
  original: DemoAsset;
  takesFocus: boolean;
}

/**
 * Loads the online editor in the page on demand.
 *
 * @param demo the demo that it shows
 * @param taken the demo as it is opened
 * @returns `show`, which rejects if the code cannot be fetched, and the editor once it is loaded
 */
export function useRunHere(
  demo: DemoModule,
  taken: Taken,
): {
  editor: ReactElement | undefined;
  show: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  const show = async () => {
    const loading = Promise.all([loadPart(() => import('./RunHere')), demo.asset()]);
    // The menu closes with the press; what has the focus after that still has it unless the reader goes on.
    await Promise.resolve();
    const asked = document.activeElement;
    const [{ RunHere }, original] = await loading;
    const takesFocus = [asked, document.body].includes(document.activeElement);
    setLoaded({ RunHere, original, takesFocus });
  };
  return {
    editor: loaded && (
      <loaded.RunHere original={loaded.original} taken={taken} takesFocus={loaded.takesFocus} />
    ),
    show,
  };
}
