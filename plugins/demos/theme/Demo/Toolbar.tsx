import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CopyButton } from '@site/src/components/CopyButton';
import type { DemoModule } from '../../types';
import { demoFiles } from './downloadDemo';
import { ToolbarButton, ToolbarLink } from './ToolbarItem';
import type { Taken } from './useTaken';
import { useToolbar } from './useToolbar';
import styles from './toolbar.module.css';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  demo: DemoModule;
  /** What is copied. */
  taken: Taken;
  /** Id of the source region. */
  sourceId: string;
  open: boolean;
  onToggle: () => void;
  onReset: () => void;
  /** More actions on the code. */
  children?: ReactNode;
  /** The menu of online editors and downloads. */
  places?: ReactNode;
}

const toolbarLabel = () =>
  translate({
    id: 'demo.toolbar',
    message: 'Tools of the demo',
    description: 'Name of a demo’s toolbar, for assistive technology',
  });
const showLabel = () =>
  translate({ id: 'demo.showCode', message: 'Show code', description: 'Demo toolbar' });
const hideLabel = () =>
  translate({ id: 'demo.hideCode', message: 'Hide code', description: 'Demo toolbar' });
const copyLabel = () =>
  translate({ id: 'demo.copy', message: 'Copy code', description: 'Demo toolbar' });
const copyEditedLabel = () =>
  translate({
    id: 'demo.copyEdited',
    message: 'Copy my edited code',
    description: 'Demo toolbar, once the reader has edited the demo',
  });
const resetLabel = () =>
  translate({ id: 'demo.reset', message: 'Reset demo', description: 'Demo toolbar' });
const linkLabel = () =>
  translate({ id: 'demo.link', message: 'Link to this demo', description: 'Demo toolbar' });
const openLabel = () =>
  translate({
    id: 'demo.openPage',
    message: 'Open in a separate page',
    description: 'Demo toolbar',
  });

/** The source in the page's HTML, where the file with it cannot be loaded; it has none of the reader's edits. */
function shownSource(sourceId: string, taken: Taken, error: unknown): string {
  const code = document.getElementById(sourceId)?.querySelector('pre code');
  const isMine = taken.isEdited && !taken.isOriginal;
  if (!code || isMine) throw error;
  return code.textContent.replace(/\n?$/, '\n');
}

/** The actions of a demo: show, edit, copy, reset, link and open elsewhere. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const { demo, taken, sourceId, open, onToggle, onReset, children, places } = props;
  const toolbar = useToolbar();
  const page = useBaseUrl(`~demos/${demo.id}`);
  return (
    <div ref={toolbar} role="toolbar" aria-label={toolbarLabel()} className={styles.toolbar}>
      <ToolbarButton
        icon="code"
        label={open ? hideLabel() : showLabel()}
        aria-expanded={open}
        aria-controls={sourceId}
        onClick={onToggle}
      />
      {children}
      <CopyButton
        label={taken.isEdited && !taken.isOriginal ? copyEditedLabel() : copyLabel()}
        text={() =>
          taken.asset().then(
            (asset) => demoFiles(asset)[demo.files[0]],
            (error: unknown) => shownSource(sourceId, taken, error),
          )
        }
      />
      <ToolbarButton icon="reset" label={resetLabel()} onClick={onReset} />
      <ToolbarLink icon="link" label={linkLabel()} to={`#${demo.id}`} />
      <ToolbarLink icon="open" label={openLabel()} to={page} />
      {places}
    </div>
  );
}
