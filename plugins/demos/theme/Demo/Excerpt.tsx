import { useEffect, useRef, useState, type ReactNode } from 'react';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import type { DemoModule } from '../../types';
import { useLastHeight } from './useLastHeight';
import styles from './code.module.css';

/** Props of {@link Excerpt}. */
export interface ExcerptProps {
  demo: DemoModule;
  /** Whether the demo is near the viewport. */
  isNear: boolean;
}

/**
 * The lines of a demo that show how it uses the library. They are in the prerendered HTML; on the way from another
 * page they are fetched, and their place is as high as they are.
 */
export function Excerpt({ demo, isNear }: ExcerptProps): ReactNode {
  const block = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const lastHeight = useLastHeight(`excerpt of ${demo.id}`, block);
  const [loaded, setLoaded] = useState<string>();

  useEffect(() => {
    if (!isNear || code.current?.hasChildNodes()) return undefined;
    let current = true;
    demo.code().then(
      ({ excerpt }) => current && setLoaded(excerpt.html),
      (error) => reportFailure('excerpt of a demo', error),
    );
    return () => {
      current = false;
    };
  }, [demo, isNear]);

  return (
    <pre
      ref={block}
      className={styles.excerpt}
      data-demo-excerpt
      style={
        loaded === undefined && lastHeight
          ? { boxSizing: 'border-box', minHeight: lastHeight }
          : undefined
      }
      translate="no"
    >
      <code
        ref={code}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: loaded ?? demo.prerender?.().code.excerpt.html ?? '' }}
      />
    </pre>
  );
}
