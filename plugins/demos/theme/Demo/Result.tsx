import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { focusOnce } from '@site/src/components/focusOnce';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import type { DemoModule } from '../../types';
import { InspectorHost } from './InspectorHost';
import { Preview } from './Preview';
import type { DemoIsland } from './useIsland';
import styles from './result.module.css';

const notLoaded = (why: string) =>
  translate(
    {
      id: 'demo.notLoaded',
      message: 'This demo cannot run yet. {why}',
      description: 'Below the prerendered result of a demo whose code could not be loaded',
    },
    { why },
  );

/** Says why a demo does not run. Once it does, the focus stays there rather than going away with the button. */
export function Failure({ island }: { island: DemoIsland }): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  const { host } = island;
  // A layout effect, whose cleanup still finds the focus on the button.
  useLayoutEffect(() => {
    const [element, preview] = [message.current, host.current];
    return () => {
      if (element?.contains(document.activeElement)) focusOnce(preview);
    };
  }, [host]);
  return (
    <p ref={message} role="alert" className={styles.failure}>
      <LoadFailure reason={island.failure} text={notLoaded} onRetry={island.retry} />
    </p>
  );
}

/** A running demo and its inspector. */
export function Result({ demo, island }: { demo: DemoModule; island: DemoIsland }): ReactNode {
  return (
    <div className={styles.result}>
      <Preview demo={demo} host={island.host} live={island.live} />
      {island.failure && <Failure island={island} />}
      {demo.hasForm && <InspectorHost demo={demo} host={island.inspector} />}
    </div>
  );
}
