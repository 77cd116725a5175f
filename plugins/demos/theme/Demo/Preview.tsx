import type { ReactNode, RefObject } from 'react';
import type { DemoModule } from '../../types';
import styles from './preview.module.css';

/** What a {@link Preview} shows, and where it tells its element. */
export interface PreviewProps {
  demo: DemoModule;
  host: RefObject<HTMLDivElement | null>;
  live: boolean;
}

/**
 * The result of a demo. Its HTML is made at build and kept as it is by the page's React root, which
 * never looks inside: the demo's own root does.
 */
export function Preview({ demo, host, live }: PreviewProps): ReactNode {
  return (
    <div
      ref={host}
      className={styles.preview}
      data-demo-preview
      data-live={live}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: demo.prerender?.().preview ?? '' }}
    />
  );
}
