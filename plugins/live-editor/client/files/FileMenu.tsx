import type { ReactNode } from 'react';
import { Popup } from '@site/src/components/popup/Popup';
import popup from '@site/src/components/popup/styles.module.css';
import { copyLabel, deleteLabel, menuLabel, newLabel, renameLabel } from './messages';
import type { FileTools } from './useFileTools';
import styles from './files.module.css';

/** Props of {@link FileMenu}. */
export interface FileMenuProps {
  tools: FileTools;
  /** The file that is shown. */
  selected: string;
}

/** The menu of what can be done with files. */
export function FileMenu({ tools, selected }: FileMenuProps): ReactNode {
  const items: Record<string, { label: string; act: () => void }> = {
    add: { label: newLabel(), act: tools.askForNew },
    rename: { label: renameLabel(selected), act: tools.askForName },
    copy: { label: copyLabel(selected), act: tools.copy },
    remove: { label: deleteLabel(selected), act: tools.remove },
  };
  return (
    <Popup
      buttonClassName={styles.menu}
      listClassName={styles.items}
      face={
        <>
          {menuLabel()}
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </>
      }
    >
      {Object.entries(items).map(([key, { label, act }]) => (
        <li key={key}>
          <button type="button" className={popup.item} onClick={act}>
            {label}
          </button>
        </li>
      ))}
    </Popup>
  );
}
