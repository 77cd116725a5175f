import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import type { SearchResultGroup } from '../worker/protocol';
import type { SearchClient } from './searchClient';

/** Time without a keystroke before a search starts (ms). */
export const DEBOUNCE = 200;

/** Time without a keystroke before the files for a search are prefetched (ms). */
const HEAD_START = 100;

/** State of a search. */
export interface SearchState {
  /** `empty`: no keywords. `loading`: waiting for the worker. */
  status: 'empty' | 'loading' | 'found' | 'failed';
  /** Results; while loading, the previous ones, unless the keywords have been empty since. */
  groups: SearchResultGroup[];
  /** The keywords that the results are for. */
  foundBy: string;
  /** Why the search could not be loaded. */
  failure?: FailureReason;
  /** Searches again after a failure. */
  retry: () => void;
}

interface Settled {
  keywords: string;
  attempt: number;
  groups: SearchResultGroup[];
  failure?: FailureReason;
}

const NOTHING: SearchResultGroup[] = [];

/**
 * Searches as the reader types: empty keywords clear the results at once, others are searched after
 * {@link DEBOUNCE}, and only the reply to the latest keywords counts.
 *
 * @param client undefined disables the search
 */
export function useSearch(client: SearchClient | undefined, keywords: string): SearchState {
  const wanted = keywords.trim();
  const [settled, setSettled] = useState<Settled>();
  const [attempt, setAttempt] = useState(0);
  // Otherwise the first letter after clearing the field would bring back the old results.
  if (!wanted && settled) setSettled(undefined);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (!client || !wanted) return undefined;
    let isLatest = true;
    const settle = (groups: SearchResultGroup[], failure?: FailureReason) => {
      if (isLatest) setSettled({ keywords: wanted, attempt, groups, failure });
    };
    const head = setTimeout(() => client.prepare(wanted), HEAD_START);
    const timer = setTimeout(() => {
      client.search(wanted).then(
        (groups) => settle(groups),
        (error: unknown) => settle(NOTHING, reasonOf(error)),
      );
    }, DEBOUNCE);
    return () => {
      isLatest = false;
      clearTimeout(head);
      clearTimeout(timer);
    };
  }, [client, wanted, attempt]);

  const { groups = NOTHING, keywords: foundBy = '', failure } = settled ?? {};
  if (!wanted) return { status: 'empty', groups: NOTHING, foundBy: '', retry };
  const isSettled = foundBy === wanted && settled?.attempt === attempt;
  if (!isSettled) return { status: 'loading', groups, foundBy, retry };
  return { status: failure ? 'failed' : 'found', groups, foundBy, failure, retry };
}
