import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** How a {@link DemoGrid} lays out its demos. */
export interface Props {
  /** Number of columns; the build takes a missing one from the page's front matter (`demo.cols`). */
  columns: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** Demos side by side, where the window is wider than 1024 px. */
export default function DemoGrid({ columns, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.grid, styles[`columns${columns}`])} data-demo-grid={columns}>
      {children}
    </div>
  );
}
