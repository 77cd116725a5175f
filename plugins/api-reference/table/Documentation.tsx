import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ReleaseLabel } from '../definitions';
import type { DocumentationView } from '../pages/views';
import { labelWords } from './messages';
import { Prose } from './Pieces';
import styles from './styles.module.css';

/** Release label of a part of the library. */
export function ReleaseBadge({ label }: { label?: ReleaseLabel }): ReactNode {
  return label && <span className={clsx(styles.badge, styles[label])}>{labelWords()[label]}</span>;
}

/** A description, and what to use in place of a deprecated thing. */
export function Documentation({
  description,
  replacement,
  isEnglish,
}: DocumentationView): ReactNode {
  return (
    <>
      <Prose prose={description} isEnglish={isEnglish} />
      {replacement && <Prose prose={replacement} isEnglish={isEnglish} />}
    </>
  );
}
