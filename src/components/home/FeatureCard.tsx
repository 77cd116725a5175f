import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { MoreLink } from './MoreLink';
import styles from './featureCard.module.css';

/** Props of {@link FeatureCard}. */
export interface FeatureCardProps {
  title: ReactNode;
  /** One or two sentences. */
  text: ReactNode;
  /** Address of the page that says more. */
  to: string;
  /** Words of the link there. */
  more: ReactNode;
  /** Something to try. */
  children: ReactNode;
}

/** A feature with something to try, in the list of features. */
export function FeatureCard({ title, text, to, more, children }: FeatureCardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.surface}>{children}</div>
      <p className={styles.more}>
        <MoreLink to={to}>{more}</MoreLink>
      </p>
    </li>
  );
}
