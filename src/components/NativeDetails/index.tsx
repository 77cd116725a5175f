import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

/**
 * A disclosure that works without a script: the browser opens it, and hydration leaves it as the reader has it.
 *
 * @param props its summary, its content, and attributes of the element
 */
export function NativeDetails({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
