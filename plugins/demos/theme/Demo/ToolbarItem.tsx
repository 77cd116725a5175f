import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import iconButton from '@site/src/components/iconButton.module.css';
import styles from './toolbar.module.css';

const ICONS = {
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  link: 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.6 7.4M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.3-1.3',
  elsewhere: 'M4 4h7v7H4zM4 15h7v5H4zM15 4h5v7h-5zM17.5 14.5v6m-3-3h6',
  stackBlitz: 'M13 3 5 14h6l-1 7 8-11h-6z',
  codeSandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  open: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
} as const;

/** Names of the toolbar icons. */
export type ToolbarIcon = keyof typeof ICONS;

interface ItemProps {
  icon: ToolbarIcon;
  /** What it says, in the page's language; in little room, its name and tooltip only. */
  label: string;
}

/** A toolbar icon in the text color. */
export function Icon({ name }: { name: ToolbarIcon }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" className={iconButton.icon} aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

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
