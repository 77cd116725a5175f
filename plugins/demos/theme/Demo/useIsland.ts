import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import { discardInput, release, replay } from '../../../deferred-start/replay/heldInput';
import type { DemoModule } from '../../types';
import { hasContent, showLoadError, startIsland, type Island } from './island';
import { whenUsed } from './whenUsed';

/** Distance from the viewport at which a demo starts to load, as a CSS margin. */
const NEAR = '300px 0px';

/** The state of a demo's preview. */
export interface DemoIsland {
  /** Ref for the preview element. */
  host: RefObject<HTMLDivElement | null>;
  /** Ref for the place of the inspector. */
  inspector: RefObject<HTMLDivElement | null>;
  /** Whether the demo is running; until then, its prerendered HTML is shown. */
  live: boolean;
  /** Why its code could not be loaded, once the reader has tried to use it. */
  failure: FailureReason | undefined;
  /** Starts the demo afresh. */
  reset: () => void;
  /** Loads its code again, and keeps what the reader has entered meanwhile. */
  retry: () => void;
}

/** Runs a callback once, when an element is near the viewport; returns a function that stops observing. */
function whenNear(element: Element, callback: () => void): () => void {
  const watch = () => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        callback();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  const stopWatching = attempt('late start of demos', watch);
  if (!stopWatching) callback();
  return stopWatching ?? (() => undefined);
}

/** Whether the reader has pressed or entered something that is held: a focus alone asks for nothing. */
const wasUsed = (element: Element) =>
  window.heldInput?.actionsIn(element).some(({ type }) => !type.startsWith('focus')) ?? false;

/**
 * Runs a demo once its preview is near the viewport, and unmounts it with the preview.
 *
 * @param demo the demo to run
 */
export function useIsland(demo: DemoModule): DemoIsland {
  const host = useRef<HTMLDivElement>(null);
  const inspector = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);
  const loadAgain = useRef<() => void>(undefined);
  const [live, setLive] = useState(false);
  const [failure, setFailure] = useState<FailureReason>();

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let wanted = true;
    const onMounted = () => {
      setLive(true);
      // After this effect, in which React could not render between two actions.
      queueMicrotask(() => replay(element));
    };
    let busy = false;
    let stopWaiting = () => {};
    const waitForUse = (callback?: (isReader: boolean) => void) => {
      stopWaiting();
      if (callback) stopWaiting = whenUsed(element, callback);
    };
    const start = async (isAsked: boolean) => {
      if (busy) return;
      busy = true;
      let isUsed = isAsked;
      waitForUse((isReader) => {
        isUsed ||= isReader;
      });
      try {
        island.current = await startIsland(
          element,
          inspector.current,
          demo,
          () => wanted,
          onMounted,
        );
        waitForUse();
        setFailure(undefined);
      } catch (error) {
        if (wanted) fail(reasonOf(error), error, isUsed || wasUsed(element));
      }
      busy = false;
    };
    const fail = (reason: FailureReason, error: unknown, isUsed: boolean) => {
      loadAgain.current = () => void start(true);
      if (reason === 'broken') {
        waitForUse();
        release(element);
        island.current = showLoadError(element, error, () => {
          island.current?.stop();
          void start(true);
        });
        return;
      }
      // The prerendered result stays, with the input that is held for it.
      if (isUsed || !hasContent(element)) setFailure(reason);
      waitForUse((isReader) => void start(isReader));
    };
    const stopWatching = whenNear(element, () => void start(false));
    return () => {
      wanted = false;
      stopWatching();
      stopWaiting();
      loadAgain.current = undefined;
      island.current?.stop();
      island.current = undefined;
    };
  }, [demo]);

  const reset = useCallback(() => {
    // What was entered before the demo runs would come back when it does.
    if (!live && host.current) discardInput(host.current);
    if (island.current) island.current.reset();
    else loadAgain.current?.();
  }, [live]);
  const retry = useCallback(() => loadAgain.current?.(), []);
  return { host, inspector, live, failure, reset, retry };
}
