import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '@site/src/components/CopyButton';
import type { DemoModule } from '../../types';
import { MoreTools, type MoreToolsProps } from './MoreTools';
import type { Taken } from './useTaken';
import { useToolbar } from './useToolbar';
import styles from './toolbar.module.css';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  demo: DemoModule;
  /** What is copied. */
  taken: Taken;
  onReset: MoreToolsProps['onReset'];
  /** Opens the editor. */
  edit: ReactNode;
  /** The menu of online editors and downloads. */
  places: ReactNode;
}

const toolbarLabel = () =>
  translate({
    id: 'demo.toolbar',
    message: 'Demo tools',
    description: 'Name of a demo’s toolbar, for assistive technology',
  });
const copyLabel = () =>
  translate({ id: 'demo.copy', message: 'Copy code', description: 'Demo toolbar' });
const copyEditedLabel = () =>
  translate({
    id: 'demo.copyEdited',
    message: 'Copy my edited code',
    description: 'Demo toolbar, once the reader has edited the demo',
  });

/** The source in the page's HTML, where the file with it cannot be loaded. */
function shownSource({ id }: DemoModule, error: unknown): string {
  const code = document.getElementById(`${id}-source`)?.querySelector('pre code');
  if (!code?.textContent) throw error;
  return code.textContent.replace(/\n?$/, '\n');
}

/**
 * The actions of a demo: edit, copy, open elsewhere, and the rare ones in a menu. In its HTML, that menu is the
 * tab stop, since it is all that works without scripts; {@link useToolbar} makes it the first action.
 */
export function Toolbar({ demo, taken, onReset, edit, places }: ToolbarProps): ReactNode {
  const toolbar = useToolbar();
  const isMine = taken.isEdited && !taken.isOriginal;
  return (
    <div ref={toolbar} role="toolbar" aria-label={toolbarLabel()} className={styles.toolbar}>
      {edit}
      <CopyButton
        tabIndex={-1}
        label={isMine ? copyEditedLabel() : copyLabel()}
        differsFromPage={isMine}
        text={() =>
          taken.files().then(
            (files) => Object.values(files)[0],
            (error: unknown) => shownSource(demo, error),
          )
        }
      />
      {places}
      <MoreTools id={demo.id} onReset={onReset} />
    </div>
  );
}
