import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
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

/** A running demo and its inspector. */
export function Result({ demo, island }: { demo: DemoModule; island: DemoIsland }): ReactNode {
  return (
    <div className={styles.result}>
      <Preview demo={demo} host={island.host} live={island.live} />
      {island.failure && (
        <p role="alert" className={styles.failure}>
          <LoadFailure reason={island.failure} text={notLoaded} onRetry={island.retry} />
        </p>
      )}
      {demo.hasForm && <InspectorHost demo={demo} host={island.inspector} />}
    </div>
  );
}
