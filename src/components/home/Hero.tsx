import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { InstallLine } from './InstallLine';
import styles from './hero.module.css';

/** The top of the home page: what the library is, the main links, and a running form below. */
export function Hero({ children }: { children: ReactNode }): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.head}>
        <div>
          <Heading as="h1" className={styles.title}>
            <Translate id="home.title">Forms that follow your data</Translate>
          </Heading>
          <p className={styles.tagline}>
            <Translate id="home.tagline">
              A small React form library: name a path in your data, and get a field that is bound,
              validated and accessible.
            </Translate>
          </p>
        </div>
        <div className={styles.actions}>
          <Link className="button button--primary" to="/intro/start">
            <Translate id="home.start">Get started</Translate>
          </Link>
          <Link className="button button--outline button--primary" to="/playground">
            <Translate id="home.playground">Playground</Translate>
          </Link>
          <InstallLine />
        </div>
      </div>
      <div className={styles.proof}>{children}</div>
    </header>
  );
}
