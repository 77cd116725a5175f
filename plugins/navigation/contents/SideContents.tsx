import type { ReactNode } from 'react';
import clsx from 'clsx';
import { asExtra } from '@site/src/components/Extra';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { ContentsNavigation } from './ContentsNavigation';
import styles from './sideContents.module.css';

function List({ className, ...props }: Props): ReactNode {
  return (
    <ContentsNavigation className={clsx(styles.menu, 'thin-scrollbar', className)}>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </ContentsNavigation>
  );
}

/** The table of contents in the side column. */
export const SideContents = asExtra('contents', List);
