import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { release, replay } from '../../../deferred-start/replay/heldInput';
import type { DemoModule } from '../../types';
import { showLoadError, startIsland, type Island } from './island';

/** How far outside of the viewport a demo starts to load, as a CSS margin. */
const NEAR = '300px 0px';

/** A demo's preview in the page. */
export interface DemoIsland {
  /** Goes to the preview element. */
  host: RefObject<HTMLDivElement | null>;
  /** Whether the demo runs; before that, its prerendered HTML shows. */
  live: boolean;
  reset: () => void;
}

/** Calls back once, when an element comes near the viewport; returns what ends the watch. */
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

/**
 * Runs a demo once its preview comes near the viewport, and ends it when the preview leaves the page.
 *
 * @param demo what to run
 */
export function useIsland(demo: DemoModule): DemoIsland {
  const host = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);
  const [live, setLive] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let wanted = true;
    const onMounted = () => {
      setLive(true);
      replay(element);
    };
    const start = async () => {
      island.current?.stop();
      try {
        island.current = await startIsland(element, demo, () => wanted, onMounted);
      } catch (error) {
        release(element);
        if (wanted) island.current = showLoadError(element, error, () => void start());
      }
    };
    const stopWatching = whenNear(element, () => void start());
    return () => {
      wanted = false;
      stopWatching();
      island.current?.stop();
      island.current = undefined;
    };
  }, [demo]);

  const reset = useCallback(() => island.current?.reset(), []);
  return { host, live, reset };
}
