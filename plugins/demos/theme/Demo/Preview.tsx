import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import type { DemoModule } from '../../types';
import { useEnglish } from './useEnglish';
import styles from './preview.module.css';

/** Props of {@link Preview}. */
export interface PreviewProps {
  demo: DemoModule;
  host: RefObject<HTMLDivElement | null>;
  live: boolean;
}

/** How high each demo was when its page was left (px). */
const heights = new Map<string, number>();

/**
 * Remembers the height of a preview for a return to its page: it is empty at first, and the browser restores the scroll
 * position at once.
 *
 * @returns the height it had, if it was there before
 */
function useLastHeight(id: string, host: RefObject<HTMLElement | null>): number | undefined {
  // A layout effect, whose cleanup still finds the element in the page.
  useLayoutEffect(() => {
    const element = host.current;
    return () => {
      // Without a height, it was hidden behind the editor.
      if (element?.offsetHeight) heights.set(id, element.offsetHeight);
    };
  }, [id, host]);
  return heights.get(id);
}

/**
 * The result of a demo. Its HTML is prerendered at build. The page's React root treats it as opaque HTML; the
 * demo's own root hydrates it.
 */
export function Preview({ demo, host, live }: PreviewProps): ReactNode {
  const lastHeight = useLastHeight(demo.id, host);
  return (
    <div
      ref={host}
      className={styles.preview}
      data-demo-preview
      data-live={live}
      style={{ minHeight: live ? undefined : lastHeight }}
      lang={useEnglish(demo)('result')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: demo.prerender?.().preview ?? '' }}
    />
  );
}
