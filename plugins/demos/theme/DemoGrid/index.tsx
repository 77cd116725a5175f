import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Props of {@link DemoGrid}. */
export interface Props {
  /** Number of columns; by default, the build inserts `demo.cols` of the page's front matter. */
  columns: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** Shows demos in columns if the window is wider than 1024 px. */
export default function DemoGrid({ columns, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.grid, styles[`columns${columns}`])} data-demo-grid={columns}>
      {children}
    </div>
  );
}
