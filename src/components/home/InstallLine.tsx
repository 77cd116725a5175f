import type { ReactNode } from 'react';
import install from '@generated/library-downloads/default/install.json';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../CopyButton';
import styles from './installLine.module.css';

const LINE = `npm install ${install.package}`;

/** The line that installs the library, to be copied. */
export function InstallLine(): ReactNode {
  return (
    <div className={styles.install}>
      <code translate="no">{LINE}</code>
      <CopyButton
        className={styles.copy}
        text={() => LINE}
        label={translate({ id: 'home.install.copy', message: 'Copy the line that installs it' })}
      />
    </div>
  );
}
