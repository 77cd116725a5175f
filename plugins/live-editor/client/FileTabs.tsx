import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './editor.module.css';

/** The files of a demo and the one that is shown. */
export interface FileTabsProps {
  files: string[];
  selected: string;
  tabId: (file: string) => string;
  panelId: (file: string) => string;
  /** Files with a problem. */
  faulty: string[];
  onSelect: (file: string) => void;
  /** What F2 does, and Delete; without it, nothing. */
  onRename?: () => void;
  onDelete?: () => void;
}

const filesLabel = () =>
  translate({
    id: 'live.files',
    message: 'Demo files',
    description: 'Name of the row of file tabs',
  });
const faultyLabel = (file: string) =>
  translate(
    {
      id: 'live.files.faulty',
      message: '{file}, with a problem',
      description: 'Name of the tab of a file that does not compile',
    },
    { file },
  );

/** Step from a tab to the next, by key (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
function target(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** One tab for each file; arrow keys, Home and End move between them, F2 and Delete change the selected one. */
export function FileTabs(props: FileTabsProps): ReactNode {
  const { files, selected, tabId, panelId, faulty, onSelect, onRename, onDelete } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // One with a modifier belongs to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = { F2: onRename, Delete: onDelete }[event.key];
    const index = target(event.key, files.indexOf(selected), files.length);
    if (act || index !== undefined) event.preventDefault();
    act?.();
    if (index === undefined) return;
    onSelect(files[index]);
    document.getElementById(tabId(files[index]))?.focus();
  };
  return (
    // The keys are those of the tabs inside, which take the focus; the row itself takes none.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={filesLabel()} className={styles.tabs} onKeyDown={onKeyDown}>
      {files.map((file) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={tabId(file)}
          aria-controls={panelId(file)}
          aria-selected={file === selected}
          aria-label={faulty.includes(file) ? faultyLabel(file) : undefined}
          tabIndex={file === selected ? 0 : -1}
          aria-keyshortcuts={onRename && onDelete ? 'F2 Delete' : undefined}
          data-faulty={faulty.includes(file) || undefined}
          className={styles.tab}
          onClick={() => onSelect(file)}
        >
          {file}
        </button>
      ))}
    </div>
  );
}
