import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './section.module.css';

/** Props of {@link Section}. */
export interface SectionProps {
  /** Anchor of the section. */
  id: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  text: ReactNode;
  children: ReactNode;
}

/** A section of the home page. */
export function Section({ id, title, text, children }: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
