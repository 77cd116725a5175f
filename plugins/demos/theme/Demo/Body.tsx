import type { CSSProperties, ReactNode } from 'react';
import type { DemoModule } from '../../types';
import { Code } from './Code';
import { Result } from './Result';
import type { DemoIsland } from './useIsland';
import styles from './styles.module.css';

/** Props of {@link Body}. */
export interface BodyProps {
  demo: DemoModule;
  island: DemoIsland;
  /** Whether all of the code is shown at first. */
  showsAllCode?: boolean;
  /** Whether something else is shown in its place. */
  hidden?: boolean;
}

/** A running demo with its inspector, next to its code where there is room. */
export function Body({ demo, island, showsAllCode = false, hidden }: BodyProps): ReactNode {
  return (
    <div
      className={styles.body}
      hidden={hidden}
      data-inspected={demo.hasForm || undefined}
      style={{ '--lines': demo.excerptLines } as CSSProperties}
    >
      <Result demo={demo} island={island} />
      <Code demo={demo} initiallyOpen={showsAllCode} isNear={island.live} />
    </div>
  );
}
