import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { asExtra } from '@site/src/components/Extra';
import styles from './styles.module.css';

function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

const mainContent = () =>
  document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);

function Region(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();
  const { action } = useHistory();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (action === 'PUSH' && !hash) focusOnce(region.current);
  }, [pathname, hash, action]);

  function skip(event: MouseEvent) {
    event.preventDefault();
    focusOnce(mainContent());
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

/** Begins each new page at its top, with a link past the navigation as the first thing to reach. */
export const SkipLink = asExtra('skip link', Region);
