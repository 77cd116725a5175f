import { useState, type ReactElement } from 'react';
import type { DemoModule } from '../../types';

/**
 * The online editor in the page, whose code is fetched when it is asked for.
 *
 * @param demo what it shows
 * @returns the editor once `show` has been called, which rejects when the code cannot be fetched
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
