import type { ReactNode, RefObject } from 'react';
import type { DemoModule } from '../../types';
import { useEnglish } from './useEnglish';
import { useLastHeight } from './useLastHeight';
import styles from './preview.module.css';

/** Props of {@link Preview}. */
export interface PreviewProps {
  demo: DemoModule;
  host: RefObject<HTMLDivElement | null>;
  live: boolean;
}

/**
 * The result of a demo. Its HTML is prerendered at build. The page's React root treats it as opaque HTML; the
 * demo's own root hydrates it.
 */
export function Preview({ demo, host, live }: PreviewProps): ReactNode {
  const lastHeight = useLastHeight(`preview of ${demo.id}`, host);
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
