import type { ReactNode } from 'react';
import { useId } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './contentsNavigation.module.css';

interface ContentsNavigationProps {
  className?: string;
  children: ReactNode;
}

/** The landmark of a table of contents, with a visible heading. */
export function ContentsNavigation({ className, children }: ContentsNavigationProps): ReactNode {
  const id = useId();
  return (
    <nav className={className} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </p>
      {children}
    </nav>
  );
}
