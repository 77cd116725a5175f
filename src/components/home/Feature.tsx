import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import styles from './feature.module.css';

/** A promise and its proof. */
export interface FeatureProps {
  /** Anchor of the feature. */
  id: string;
  title: ReactNode;
  /** One paragraph. */
  children: ReactNode;
  /** Address of the page that says more. */
  to: string;
  /** Words of the link there. */
  more: ReactNode;
  /** Something to try or to look at. */
  proof: ReactNode;
}

/** A promise next to something that proves it; on phones the proof is below. */
export function Feature({ id, title, children, to, more, proof }: FeatureProps): ReactNode {
  return (
    <section className={styles.feature} aria-labelledby={id}>
      <div className={styles.promise}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        <p>{children}</p>
        <p>
          <Link className={styles.more} to={to}>
            {more}
          </Link>
        </p>
      </div>
      <div className={styles.proof}>{proof}</div>
    </section>
  );
}
