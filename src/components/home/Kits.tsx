import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Section } from './Section';
import styles from './kits.module.css';

const KITS = [
  { name: 'Ant Design', to: '/intro/integration-ui#integration-ui-antd' },
  { name: 'MUI', to: '/intro/integration-ui#integration-ui-mui' },
  { name: 'Radix', to: '/intro/integration-ui#integration-ui-radix' },
  { name: 'shadcn/ui', to: '/guides/ui-kits#shadcn-profile' },
  { name: 'Mantine', to: '/guides/ui-kits#ui-kits-mantine' },
  { name: 'Chakra UI', to: '/guides/ui-kits#ui-kits-chakra' },
] as const;

/** The UI kits that the guides demonstrate, and how to use any other. */
export function Kits(): ReactNode {
  return (
    <Section
      id="kits"
      title={<Translate id="home.kits.title">Any input, any UI kit</Translate>}
      text={
        <Translate id="home.kits.text">
          Pass an element and it is bound: a native input, a component of your UI kit, or your own.
          There is no adapter package to install.
        </Translate>
      }
    >
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
    </Section>
  );
}
