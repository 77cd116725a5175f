import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DemoModule } from '../../types';
import { Preview } from '../Demo/Preview';
import { Failure } from '../Demo/Result';
import { useHighlighted } from '../Demo/useHighlighted';
import { useIsland } from '../Demo/useIsland';
import styles from './styles.module.css';

/** Props of {@link DemoResult}. */
export interface Props {
  demo: DemoModule;
  className?: string;
}

/** The running result of a demo alone, where the text around it says the rest. */
export default function DemoResult({ demo, className }: Props): ReactNode {
  const island = useIsland(demo);
  const highlighted = useHighlighted(demo.id);
  useBrokenLinks().collectAnchor(demo.id);
  return (
    <div
      id={demo.id}
      className={clsx(styles.result, className)}
      data-demo={demo.id}
      data-highlighted={highlighted || undefined}
      role="group"
      aria-label={demo.title}
    >
      <Preview demo={demo} host={island.host} live={island.live} />
      {island.failure && <Failure island={island} />}
    </div>
  );
}
