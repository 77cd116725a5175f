import type { ReactNode } from 'react';
import type { DemoModule } from '../../types';
import { InspectorHost } from './InspectorHost';
import { Preview } from './Preview';
import type { DemoIsland } from './useIsland';
import styles from './result.module.css';

/** A running demo with its inspector below. */
export function Result({ demo, island }: { demo: DemoModule; island: DemoIsland }): ReactNode {
  return (
    <div className={styles.result}>
      <Preview demo={demo} host={island.host} live={island.live} />
      {demo.hasForm && <InspectorHost demo={demo} host={island.inspector} />}
    </div>
  );
}
