import type { ReactNode } from 'react';
import { useMovedSections } from './useMovedSections';
import styles from './styles.module.css';

/** Props of {@link MovedSections}. */
export interface Props {
  /** Ids of the sections and demos that have moved, separated by spaces. They are the same on their new page. */
  ids: string;
  /** A link to the page that has them now. */
  children: ReactNode;
}

/**
 * The place on a page that the former addresses of sections lead to, since they have another page now: without scripts
 * the reader arrives at the link to it, otherwise at the section. No link of the site may lead here, so the ids are
 * unknown to Docusaurus's check of anchors.
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
