import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './kits.module.css';

const KITS = [
  { name: 'Ant Design', to: '/intro/integration-ui#integration-ui-antd' },
  { name: 'MUI', to: '/intro/integration-ui#integration-ui-mui' },
  { name: 'Radix', to: '/intro/integration-ui#integration-ui-radix' },
] as const;

/** Which UI kits the guide shows at work, and what to do with any other. */
export function Kits(): ReactNode {
  return (
    <section className={styles.kits} aria-labelledby="kits">
      <Heading as="h2" id="kits">
        <Translate id="home.kits.title">Any input, any UI kit</Translate>
      </Heading>
      <p className={styles.text}>
        <Translate id="home.kits.text">
          Hand over an element and it is bound: a plain input, a component of your kit, or your own.
          No adapter package stands between.
        </Translate>
      </p>
      <ul className={styles.list}>
        {KITS.map(({ name, to }) => (
          <li key={name}>
            <Link className={styles.card} to={to}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.card} to="/intro/custom">
            <Translate id="home.kits.own">Your own components</Translate>
          </Link>
        </li>
      </ul>
    </section>
  );
}
