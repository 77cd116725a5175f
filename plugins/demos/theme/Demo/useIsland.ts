import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { release, replay } from '../../../deferred-start/replay/heldInput';
import type { DemoModule } from '../../types';
import { showLoadError, startIsland, type Island } from './island';

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
  reset: () => void;
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

/**
 * Runs a demo once its preview is near the viewport, and unmounts it with the preview.
 *
 * @param demo the demo to run
 */
export function useIsland(demo: DemoModule): DemoIsland {
  const host = useRef<HTMLDivElement>(null);
  const inspector = useRef<HTMLDivElement>(null);
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
        island.current = await startIsland(
          element,
          inspector.current,
          demo,
          () => wanted,
          onMounted,
        );
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
  return { host, inspector, live, reset };
}
