import type { ReactNode } from 'react';
import { useMovedSections } from './useMovedSections';
import styles from './styles.module.css';

/** Props of {@link MovedSections}. */
export interface Props {
  /** Ids of the moved sections and demos, separated by spaces. They must be the same on the new page. */
  ids: string;
  /** A link to their new page. */
  children: ReactNode;
}

/**
 * The target of the former addresses of sections that have moved to another page. With scripts, the reader is
 * redirected to the section; without, the browser scrolls to the link. The ids are not registered with Docusaurus,
 * so that its anchor check reports links on the site that still use them.
 */
export default function MovedSections({ ids, children }: Props): ReactNode {
  const names = ids.split(' ');
  return (
    <span ref={useMovedSections(names)} className={styles.entry} data-moved-ids={ids}>
      {names.map((id) => (
        <span key={id} id={id} />
      ))}
      {children}
    </span>
  );
}
