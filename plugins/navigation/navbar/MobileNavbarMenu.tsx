import { useEffect, useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { Collapsible, isRegexpStringMatch, useCollapsible } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { toggleLabel } from './toggleLabel';
import styles from './mobileNavbarMenu.module.css';

/** The second level is initially open if it contains the current page. */
function useSecondLevel(activeBaseRegex: string | undefined) {
  const { pathname } = useLocation();
  const active = isRegexpStringMatch(activeBaseRegex, pathname);
  const { collapsed, setCollapsed, toggleCollapsed } = useCollapsible({
    initialState: () => !active,
  });
  useEffect(() => {
    if (active) setCollapsed(false);
  }, [active, setCollapsed]);
  return { collapsed, toggleCollapsed };
}

/** A navbar entry with a second level, in the menu of small screens. */
export function MobileNavbarMenu({
  items,
  className,
  position: _position,
  label,
  children,
  onClick,
  ...link
}: Props): ReactNode {
  const { collapsed, toggleCollapsed } = useSecondLevel(link.activeBaseRegex);
  const contentId = useId();
  const name = children ?? label;
  return (
    <li className={clsx('menu__list-item', { 'menu__list-item--collapsed': collapsed })}>
      <div className="menu__list-item-collapsible">
        {link.to && (
          <NavbarNavLink
            className={clsx('menu__link', className)}
            activeClassName="menu__link--active"
            label={name}
            onClick={onClick}
            {...link}
          />
        )}
        <button
          type="button"
          className={clsx('clean-btn', link.to ? 'menu__caret' : ['menu__link', styles.named])}
          aria-label={link.to ? toggleLabel(String(name)) : undefined}
          aria-expanded={!collapsed}
          aria-controls={contentId}
          onClick={toggleCollapsed}
        >
          {!link.to && name}
        </button>
      </div>
      <div id={contentId}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              onClick={onClick}
              key={index}
            />
          ))}
        </Collapsible>
      </div>
    </li>
  );
}
