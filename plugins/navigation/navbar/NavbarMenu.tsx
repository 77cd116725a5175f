import type { ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import { Popup } from '@site/src/components/popup/Popup';
import { toggleLabel } from './toggleLabel';
import styles from './navbarMenu.module.css';

/** A navbar entry with a second level: a button, next to a link when the entry has its own page. */
export function NavbarMenu({
  items,
  position: _position,
  className,
  label,
  children,
  onClick: _onClick,
  ...link
}: Props): ReactNode {
  const name = children ?? label;
  return (
    <Popup
      className={clsx('navbar__item dropdown', styles.root)}
      buttonClassName={clsx(styles.button, !link.to && [styles.named, className])}
      listClassName={styles.list}
      label={link.to ? toggleLabel(String(name)) : undefined}
      face={!link.to && name}
      link={
        link.to && (
          <NavbarNavLink
            className={clsx('navbar__link', styles.link, className)}
            activeClassName="navbar__link--active"
            label={name}
            {...link}
          />
        )
      }
    >
      {items.map((item, index) => (
        <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
      ))}
    </Popup>
  );
}
