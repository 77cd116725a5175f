import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Popup } from '@site/src/components/popup/Popup';
import popup from '@site/src/components/popup/styles.module.css';
import iconButton from '@site/src/components/iconButton.module.css';
import { Icon } from './ToolbarItem';
import toolbar from './toolbar.module.css';

/** Props of {@link MoreTools}. */
export interface MoreToolsProps {
  /** Id of the demo. */
  id: string;
  /** Starts the demo afresh; undefined while something else is shown in its place. */
  onReset: (() => void) | undefined;
}

const moreLabel = () =>
  translate({
    id: 'demo.more',
    message: 'More tools',
    description: 'Demo toolbar: shows the actions without a separate button',
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

/** The rare actions of a demo, behind one button. It works without scripts, which its links do too. */
export function MoreTools({ id, onReset }: MoreToolsProps): ReactNode {
  const page = useBaseUrl(`~demos/${id}`);
  return (
    <Popup
      className={toolbar.popup}
      buttonClassName={iconButton.button}
      face={<Icon name="more" />}
      label={moreLabel()}
    >
      {onReset && (
        <li>
          <button type="button" className={clsx(popup.item, toolbar.scripted)} onClick={onReset}>
            {resetLabel()}
          </button>
        </li>
      )}
      <li>
        <Link className={popup.item} to={`#${id}`}>
          {linkLabel()}
        </Link>
      </li>
      <li>
        <Link className={popup.item} to={page}>
          {openLabel()}
        </Link>
      </li>
    </Popup>
  );
}
