import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { MoreLink } from './MoreLink';
import styles from './featureCard.module.css';

/** Props of {@link FeatureCard}. */
export interface FeatureCardProps {
  title: ReactNode;
  /** One or two sentences. */
  text: ReactNode;
  /** Address of the page with details. */
  to: string;
  /** Text of the link. */
  more: ReactNode;
  /** An interactive demo. */
  children: ReactNode;
}

/** A card in the list of features, with an interactive demo. */
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
