import { useEffect, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import { useLanding } from '../../client/useLanding';
import styles from './styles.module.css';

const canHighlight = () => 'highlights' in CSS;

/** Highlights the search keywords on a page that was opened from search results, until they are cleared. */
export default function PageHighlights(): ReactNode {
  const { pathname, hash } = useLocation();
  const { action } = useHistory();
  const isBrowser = useIsBrowser();
  const [landing, { clear }] = useLanding();
  const isHere = isBrowser && landing?.path === pathname && landing.words.length > 0;
  const words = isHere && canHighlight() ? JSON.stringify(landing.words) : undefined;

  useEffect(() => {
    const article = document.querySelector('article');
    if (!words || !article) return undefined;
    let isShown = true;
    const highlighting = loadPart(() => import('../../client/highlightPage'));
    const report = (error: unknown) => reportFailure('search highlights', error);
    highlighting
      .then(({ showHighlights }) => {
        if (isShown) showHighlights(article, JSON.parse(words) as string[]);
      })
      .catch(report);
    return () => {
      isShown = false;
      highlighting.then(({ hideHighlights }) => hideHighlights()).catch(report);
    };
  }, [words]);

  useEffect(() => {
    // Move the focus only on a navigation; after a reload the browser restores it.
    const hasJumped = isHere && hash && action === 'PUSH';
    const target = hasJumped ? hashTarget(hash) : null;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [isHere, hash, action]);

  if (!words) return null;
  return (
    <button type="button" className={styles.clear} onClick={clear}>
      <Translate id="search.clear" description="Button that unmarks the searched words on the page">
        Clear highlights
      </Translate>
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
