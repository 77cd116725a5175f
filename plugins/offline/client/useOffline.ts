import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import type { Failure, OfflineReply } from '../protocol';
import {
  bytesToKeep,
  canKeep,
  forgetPages,
  isPartlyKept,
  keepPages,
  keptBytes,
  type Place,
} from './requests';

/** What is known of the saved pages of a language. */
export type OfflineState =
  | { is: 'absent' }
  | { is: 'saving'; done: number; total?: number }
  | { is: 'kept'; bytes: number }
  | { is: 'failed'; failure: Failure | 'refused' };

/** What {@link useOffline} gives. */
export interface Offline {
  state: OfflineState;
  /** Bytes that saving takes, once they are known. */
  size?: number;
  keep: () => void;
  /** Ends a save, or deletes what is saved. */
  forget: () => void;
}

const stateOf = (reply: OfflineReply): OfflineState => {
  switch (reply.type) {
    case 'progress':
      return { is: 'saving', done: reply.done, total: reply.total };
    case 'kept':
      return { is: 'kept', bytes: reply.bytes };
    case 'forgotten':
      return { is: 'absent' };
    case 'failed':
      return { is: 'failed', failure: reply.failure };
  }
};

/**
 * Saves the pages of a language, and follows that.
 *
 * @param place the language
 * @param isSeen whether the reader sees the size; it is not requested before
 */
export function useOffline(place: Place, isSeen: boolean): Offline {
  const { root, base } = place;
  const [state, setState] = useState<OfflineState>({ is: 'absent' });
  const [size, setSize] = useState<number>();
  const latest = useRef<AbortController>(undefined);

  /** Starts a request: from now on, earlier ones no longer change the state. */
  const begin = useCallback(() => {
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    const show = (next: OfflineState) => {
      if (!signal.aborted) setState(next);
    };
    return { signal, show };
  }, []);

  const isAbsent = state.is === 'absent';
  useEffect(() => {
    // Without a network the size is not known, which a press finds out.
    if (isSeen && isAbsent) bytesToKeep({ root, base }).then(setSize, () => undefined);
  }, [isSeen, isAbsent, root, base]);

  const keep = useCallback(() => {
    const { signal, show } = begin();
    const refused = () => show({ is: 'failed', failure: 'refused' });
    if (!canKeep()) return refused();
    show({ is: 'saving', done: 0 });
    keepPages({ root, base }, (reply) => show(stateOf(reply)), signal).catch(refused);
  }, [root, base, begin]);

  useEffect(() => {
    const { signal, show } = begin();
    async function find() {
      const bytes = await keptBytes({ root, base });
      if (bytes !== undefined) show({ is: 'kept', bytes });
      // Another page has begun; the worker may still be at it.
      else if ((await isPartlyKept({ root, base })) && !signal.aborted) keep();
    }
    find().catch((error) => reportFailure('offline reading', error));
  }, [root, base, keep, begin]);

  const forget = useCallback(() => {
    const { show } = begin();
    const forgotten = () => show({ is: 'absent' });
    // "Cancel" takes effect at once: a worker that is still being installed answers late.
    setState((now) => (now.is === 'saving' ? { is: 'absent' } : now));
    forgetPages({ root, base }).then(forgotten, forgotten);
  }, [root, base, begin]);

  return { state, size, keep, forget };
}
