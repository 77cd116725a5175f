import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { DemoLabel, DemoModule } from '../../types';
import styles from './styles.module.css';

const labelText: Record<DemoLabel, () => string> = {
  alpha: () => translate({ id: 'demo.label.alpha', message: 'Alpha', description: 'Demo label' }),
  beta: () => translate({ id: 'demo.label.beta', message: 'Beta', description: 'Demo label' }),
  experimental: () =>
    translate({
      id: 'demo.label.experimental',
      message: 'Experimental',
      description: 'Demo label',
    }),
  deprecated: () =>
    translate({ id: 'demo.label.deprecated', message: 'Deprecated', description: 'Demo label' }),
};
const sinceText = (version: string) =>
  translate(
    {
      id: 'demo.since',
      message: 'Since {version}',
      description: 'Version of the library from which on a demo works',
    },
    { version },
  );

/** The release label of a demo, and the first version of the library that supports it. */
export function Badges({ demo }: { demo: Pick<DemoModule, 'label' | 'since'> }): ReactNode {
  return (
    <>
      {demo.label && <span className={styles.badge}>{labelText[demo.label]()}</span>}
      {demo.since && <span className={styles.badge}>{sinceText(demo.since)}</span>}
    </>
  );
}
