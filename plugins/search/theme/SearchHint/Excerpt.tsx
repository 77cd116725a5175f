import { useRef, type ReactNode } from 'react';
import { useSeen } from '@site/src/components/useSeen';
import { useAnswer } from '../../client/useAnswer';
import { useSearchClient } from '../../client/useSearchClient';
import type { SearchHint } from '../../worker/protocol';
import Pieces from './Pieces';
import styles from './styles.module.css';

interface Props {
  hint: SearchHint;
  /** The keywords of the search. */
  keywords: string;
}

/** The part of a result's text that matches, fetched when the result is in view. */
export default function Excerpt({ hint, keywords }: Props): ReactNode {
  const client = useSearchClient();
  const ref = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(ref);
  const isLoaded = hint.highlightTexts.length > 0;
  const isRequested = client && isSeen && !isLoaded;
  const fetched = useAnswer(isRequested ? JSON.stringify([keywords, hint.link]) : undefined, () =>
    client!.excerpt(keywords, hint.link),
  );
  const pieces = isLoaded ? hint.highlightTexts : fetched;
  if (pieces?.length === 0) return null;
  return (
    <span ref={ref} className={styles.snippet} data-pending={!pieces || undefined}>
      {pieces && <Pieces pieces={pieces} />}
    </span>
  );
}
