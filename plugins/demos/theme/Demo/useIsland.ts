import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
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
    const start = () => {
      startIsland(element, demo, () => wanted).then(
        (started) => {
          if (!started) return;
          island.current = started;
          setLive(true);
        },
        (error: unknown) => {
          if (wanted) island.current = showLoadError(element, error, restart);
        },
      );
    };
    const restart = () => {
      island.current?.stop();
      start();
    };
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      wanted = false;
      observer.disconnect();
      island.current?.stop();
      island.current = undefined;
    };
  }, [demo]);

  const reset = useCallback(() => island.current?.reset(), []);
  return { host, live, reset };
}
