import { useMemo, useSyncExternalStore } from './react';
import { createSelection } from './selection';

/**
 * Selected data as a snapshot; renders again when it changes deeply.
 *
 * @param read reads the data; another function selects anew
 * @param shown holds the snapshot that is kept while the data is deeply the same
 */
export function useSelection<V>(read: () => V, shown?: { current?: V }): V {
  const { subscribe, get } = useMemo(() => createSelection(read, shown), [read, shown]);
  return useSyncExternalStore(subscribe, get, get);
}
