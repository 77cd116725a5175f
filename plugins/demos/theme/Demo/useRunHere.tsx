import { useState, type ReactElement } from 'react';
import type { DemoModule } from '../../types';

/**
 * Loads the online editor in the page on demand.
 *
 * @param demo the demo that it shows
 * @returns `show`, which rejects if the code cannot be fetched, and the editor once it is loaded
 */
export function useRunHere(demo: DemoModule): {
  editor: ReactElement | undefined;
  show: () => Promise<void>;
} {
  const [editor, setEditor] = useState<ReactElement>();
  const show = async () => {
    const [{ RunHere }, asset] = await Promise.all([import('./RunHere'), demo.asset()]);
    setEditor(<RunHere asset={asset} />);
  };
  return { editor, show };
}
