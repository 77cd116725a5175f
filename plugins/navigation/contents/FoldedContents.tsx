import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import { asExtra } from '@site/src/components/Extra';
import { useLightDismiss } from './useLightDismiss';
import styles from './foldedContents.module.css';

function List({ className, ...toc }: Props): ReactNode {
  const root = useRef<HTMLDetailsElement>(null);
  useLightDismiss(root);
  return (
    <details ref={root} className={clsx(styles.contents, className)}>
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

/** The table of contents in small windows: folded above the text, and below the navbar while the text scrolls. */
export const FoldedContents = asExtra('contents of small windows', List);
