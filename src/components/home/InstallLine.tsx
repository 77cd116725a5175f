import type { ReactNode } from 'react';
import install from '@generated/library-downloads/default/install.json';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { CopyButton } from '../CopyButton';
import styles from './installLine.module.css';

const LINE = `npm install ${install.package}`;

/** While the package is not on a registry, {@link LINE} contains the address of a file. */
const [, start = LINE, folder, file] = /^(.*?)(https?:\S*\/)(\S+)$/.exec(LINE) ?? [];

/** The install command, selectable in full; the address in it is truncated visually. */
export function InstallLine(): ReactNode {
  return (
    <div>
      <div className={styles.install}>
        <pre>
          <code translate="no">
            {start}
            {folder && <span className={styles.folder}>{folder}</span>}
            {file}
          </code>
        </pre>
        <CopyButton
          className={styles.copy}
          text={() => LINE}
          label={translate({ id: 'home.install.copy', message: 'Copy the install command' })}
        />
      </div>
      {folder && (
        <p className={styles.note}>
          <Translate
            id="home.install.note"
            description="Below the line that installs the library, while it is on no package registry"
            values={{
              more: (
                <Link to="/intro/install">
                  <Translate id="home.install.more">More ways to install</Translate>
                </Link>
              ),
            }}
          >
            {'Not on npm yet, so it comes from this site. {more}'}
          </Translate>
        </p>
      )}
    </div>
  );
}
