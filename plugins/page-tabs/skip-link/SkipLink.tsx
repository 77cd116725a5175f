import { useRef, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useFocusOnArrival } from '@site/src/components/addresses/useFocusOnArrival';
import { asExtra } from '@site/src/components/Extra';
import { focusOnce } from '@site/src/components/focusOnce';
import styles from './styles.module.css';

const mainContent = () =>
  document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);

function Region(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  useFocusOnArrival(region);

  function skip(event: MouseEvent) {
    event.preventDefault();
    focusOnce(mainContent(), {});
  }

  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
  });
  return (
    <div ref={region} role="region" aria-label={label}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- an address within the page, for readers without scripts */}
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}

/** Begins each new page where its link leads to, by default at its top, with a link past the navigation as the first thing to reach. */
export const SkipLink = asExtra('skip link', Region);
