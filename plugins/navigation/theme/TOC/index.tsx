// Replaces TOC of @docusaurus/theme-classic 3.10: there it is no landmark and has no heading, and a
// landmark around it would end its sticking to the window.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { asExtra } from '@site/src/components/Extra';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { TocNavigation } from '../../client/TocNavigation';
import styles from './styles.module.css';

/** The table of contents in the side column. */
function TOC({ className, ...props }: Props): ReactNode {
  return (
    <TocNavigation className={clsx(styles.menu, 'thin-scrollbar', className)}>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </TocNavigation>
  );
}

export default asExtra('contents', TOC);
