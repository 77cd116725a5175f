import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import iconButton from '@site/src/components/iconButton.module.css';
import icons from './icons.module.css';
import styles from './toolbar.module.css';

/** Names of the toolbar icons. */
export type ToolbarIcon =
  'more' | 'edit' | 'download' | 'link' | 'elsewhere' | 'stackBlitz' | 'codeSandbox' | 'open';

interface ItemProps {
  icon: ToolbarIcon;
  /** What it says, in the page's language; in little room, its name and tooltip only. */
  label: string;
}

/** A toolbar icon in the text color. */
export const Icon = ({ name }: { name: ToolbarIcon }): ReactNode => (
  <span className={clsx(iconButton.icon, icons[name])} />
);

/**
 * A button on a demo's toolbar, with its label where there is room. It is hidden if scripting is disabled, because
 * it would do nothing.
 */
export function ToolbarButton({
  icon,
  label,
  ...props
}: ItemProps & ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', iconButton.button, styles.named, styles.scripted)}
      title={label}
      {...props}
    >
      <Icon name={icon} />
      <span className={styles.name}>{label}</span>
    </button>
  );
}
