import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import CollapsibleCategory from '@theme-init/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

/** A group of pages in the sidebar. */
export function SidebarGroup(props: Props): ReactNode {
  const { item, level, onItemClick, activePath } = props;
  const id = useId();
  if (item.collapsible || item.href) return <CollapsibleCategory {...props} />;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.group,
        item.className,
      )}
    >
      <p id={id} className={styles.title}>
        {item.label}
      </p>
      <ul className={clsx('menu__list', styles.pages)} aria-labelledby={id}>
        <DocSidebarItems
          items={item.items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
