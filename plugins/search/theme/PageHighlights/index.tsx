import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import { loadPart } from '@site/src/components/siteFiles/loadPart';
import { takeLanding, useLanding } from '../../client/useLanding';
import styles from './styles.module.css';

const loadHighlights = () => loadPart(() => import('../../client/highlightPage'));
const report = (error: unknown) => reportFailure('search highlights', error);

/** Scrolls to the words of a result that was just opened, and moves the focus there. */
function useArrival(): void {
  const history = useHistory();
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const arrive = async () => {
      // The effects of tabs may replace the address; then the reader lands when that one is shown.
      await Promise.resolve();
      if (history.location.key !== key) return;
      const landing = takeLanding(pathname, hash);
      const article = document.querySelector('article');
      if (!landing || !article) return;
      const { findWords, landOn } = await loadHighlights();
      const target = hash ? hashTarget(hash) : null;
      landOn(article, findWords(article, landing.words), target);
    };
    arrive().catch(report);
    // A result on the page that is open already changes only the key.
  }, [history, pathname, hash, key]);
}

/** Highlights the search keywords on a page opened from the results, until the reader clears them. */
export default function PageHighlights(): ReactNode {
  const { pathname, key } = useLocation();
  const isBrowser = useIsBrowser();
  const { selectMessage } = usePluralForm();
  const [count, setCount] = useState<number>();
  const rangesRef = useRef<Range[]>([]);
  const [landing, { clear }] = useLanding();
  const isHere = isBrowser && landing?.path === pathname && landing.words.length > 0;
  const words = isHere ? JSON.stringify(landing.words) : undefined;

  useEffect(() => {
    const article = document.querySelector('article');
    if (!words || !article) return undefined;
    let isShown = true;
    const highlighting = loadHighlights();
    highlighting
      .then(({ countShown, showHighlights }) => {
        if (!isShown) return;
        rangesRef.current = showHighlights(article, JSON.parse(words) as string[]);
        setCount(countShown(rangesRef.current));
      })
      .catch(report);
    return () => {
      isShown = false;
      highlighting.then(({ hideHighlights }) => hideHighlights()).catch(report);
    };
    // With another location, another tab may be selected.
  }, [words, key]);

  useArrival();
  // The same number is announced again for the next result.
  useEffect(() => () => setCount(undefined), [words]);

  // The button goes away with the highlights, and the focus must not get lost with it.
  const clearAndStay = () => {
    clear();
    loadHighlights()
      .then(({ focusNear }) => focusNear(rangesRef.current))
      .catch(report);
  };

  // Without highlight support, the words are still scrolled to.
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
      <button type="button" className={styles.clear} onClick={clearAndStay}>
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
