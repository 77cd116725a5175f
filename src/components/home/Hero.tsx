import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { InstallLine } from './InstallLine';
import styles from './hero.module.css';

/** The first screen: what the library is, where to go, and the thing itself below. */
export function Hero({ children }: { children: ReactNode }): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        <Translate id="home.title">Forms that follow your data</Translate>
      </Heading>
      <p className={styles.tagline}>
        <Translate id="home.tagline">
          Name a path in your data and get a field that is bound, validated and accessible. No
          dependencies, about 7.5 kB, and a keystroke renders only the field you type in and what
          depends on it.
        </Translate>
      </p>
      <div className={styles.actions}>
        <Link className="button button--primary" to="/intro/start">
          <Translate id="home.start">Read the introduction</Translate>
        </Link>
        <Link className="button button--outline button--primary" to="/playground">
          <Translate id="home.playground">Open the playground</Translate>
        </Link>
        <InstallLine />
      </div>
      <div className={styles.proof}>{children}</div>
    </header>
  );
}
