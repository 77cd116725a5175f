import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import { useLanding } from '../../client/useLanding';
import styles from './styles.module.css';

/** Highlights the search keywords on a page opened from the results, until the reader clears them. */
export default function PageHighlights(): ReactNode {
  const { pathname, hash } = useLocation();
  const { action } = useHistory();
  const isBrowser = useIsBrowser();
  const { selectMessage } = usePluralForm();
  const [count, setCount] = useState<number>();
  const [landing, { clear }] = useLanding();
  const isHere = isBrowser && landing?.path === pathname && landing.words.length > 0;
  const words = isHere ? JSON.stringify(landing.words) : undefined;

  // After a reload, the browser restores scroll position and focus, and a link on the page goes to its target.
  const hasJumped = useEffectEvent(() => action === 'PUSH' && landing?.hash === hash);

  useEffect(() => {
    const article = document.querySelector('article');
    if (!words || !article) return undefined;
    let isShown = true;
    const highlighting = loadPart(() => import('../../client/highlightPage'));
    const report = (error: unknown) => reportFailure('search highlights', error);
    highlighting
      .then(({ showHighlights, landOn }) => {
        if (!isShown) return;
        const ranges = showHighlights(article, JSON.parse(words) as string[]);
        setCount(ranges.length);
        if (hasJumped()) landOn(article, ranges, hash ? hashTarget(hash) : null);
      })
      .catch(report);
    return () => {
      isShown = false;
      highlighting.then(({ hideHighlights }) => hideHighlights()).catch(report);
    };
  }, [words, hash]);

  // Without highlight support, the effect still scrolls to the words.
  if (!words || !('highlights' in CSS)) return null;
  return (
    <>
      <span role="status" className={styles.unseen}>
        {count !== undefined &&
          selectMessage(
            count,
            translate(
              {
                id: 'search.highlights',
                message: 'One highlight on this page|{count} highlights on this page',
                description: 'Announced on a page opened from the results; forms are parted by |',
              },
              { count },
            ),
          )}
      </span>
      <button type="button" className={styles.clear} onClick={clear}>
        <Translate
          id="search.clear"
          description="Button that unmarks the searched words on the page"
        >
          Clear highlights
        </Translate>
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
    </>
  );
}
