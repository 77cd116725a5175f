import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type { Props } from '@theme/ColorModeToggle';
import { Popup } from '@site/src/components/popup/Popup';
import popup from '@site/src/components/popup/styles.module.css';
import { siteStorage } from '@site/src/upstream/siteStorage';
import styles from './styles.module.css';

/** Light and dark are chosen; null, in Docusaurus's terms, is auto: what the system says. */
type Choice = Props['value'];

const MODES = [
  { choice: 'light', Icon: IconLightMode, shownFor: styles.light },
  { choice: 'dark', Icon: IconDarkMode, shownFor: styles.dark },
  { choice: null, Icon: IconSystemColorMode, shownFor: styles.auto },
] as const;

function nameOf(choice: Choice): string {
  switch (choice) {
    case 'light':
      return translate({
        id: 'siteShell.colorMode.light',
        message: 'Light',
        description: 'A color mode',
      });
    case 'dark':
      return translate({
        id: 'siteShell.colorMode.dark',
        message: 'Dark',
        description: 'A color mode',
      });
    default:
      return translate({
        id: 'siteShell.colorMode.auto',
        message: 'Auto',
        description: 'The color mode that follows the system',
      });
  }
}

/**
 * Chooses light, dark or auto, by the menu-button pattern of the ARIA Authoring
 * Practices: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function ColorModeMenu({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const label = translate(
    {
      id: 'siteShell.colorMode.label',
      message: 'Color mode: {mode}',
      description: 'Name of the button that opens the menu of color modes',
    },
    { mode: nameOf(value) },
  );
  return (
    <Popup
      className={clsx(styles.root, className)}
      buttonClassName={buttonClassName}
      label={label}
      // All three: before React runs, only the root element knows the choice.
      face={MODES.map(({ choice, Icon, shownFor }) => (
        <Icon key={choice} aria-hidden className={clsx(styles.current, shownFor)} />
      ))}
      menuName={translate({
        id: 'siteShell.colorMode.menu',
        message: 'Color mode',
        description: 'Name of the menu of color modes',
      })}
    >
      {MODES.map(({ choice, Icon }) => (
        <button
          key={choice}
          type="button"
          role="menuitemradio"
          aria-checked={choice === value}
          data-value={choice ?? 'system'}
          data-storage-key={`theme${siteStorage.namespace}`}
          tabIndex={-1}
          className={popup.item}
          onClick={() => onChange(choice)}
        >
          <Icon aria-hidden />
          {nameOf(choice)}
        </button>
      ))}
    </Popup>
  );
}
