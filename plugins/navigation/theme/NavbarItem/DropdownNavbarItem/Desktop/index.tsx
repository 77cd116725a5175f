// Replaces NavbarItem/DropdownNavbarItem/Desktop of @docusaurus/theme-classic 3.10: there the trigger is a
// link with the role of a button that opens on hover and that Escape does not close.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import { useDisclosure } from '../../../../client/useDisclosure';
import { toggleLabel } from '../../../../client/toggleLabel';
import styles from './styles.module.css';

/** A navbar entry with a second level: a button, beside a link when the entry has a page of its own. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  onClick: _onClick,
  ...link
}: Props): ReactNode {
  const { open, close, rootRef, rootProps, buttonRef, buttonProps, contentId } = useDisclosure();
  const name = children ?? label;
  return (
    <div
      ref={rootRef}
      className={clsx('navbar__item dropdown', styles.root, {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
      {...rootProps}
    >
      {link.to && (
        <NavbarNavLink
          className={clsx('navbar__link', styles.link, className)}
          activeClassName="navbar__link--active"
          label={name}
          {...link}
        />
      )}
      <button
        ref={buttonRef}
        className={clsx('clean-btn', styles.button, !link.to && [styles.named, className])}
        aria-label={link.to ? toggleLabel(String(name)) : undefined}
        {...buttonProps}
      >
        {!link.to && name}
      </button>
      <ul id={contentId} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={close}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
