import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import { asExtra } from '@site/src/components/Extra';
import styles from './foldedContents.module.css';

function List({ className, ...toc }: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...toc} />
    </details>
  );
}

/** The table of contents above the text, folded, in small windows. */
export const FoldedContents = asExtra('contents of small windows', List);
