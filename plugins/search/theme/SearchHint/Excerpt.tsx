import { useRef, type ReactNode } from 'react';
import { useSeen } from '@site/src/components/useSeen';
import { useAnswer } from '../../client/useAnswer';
import { useSearchClient } from '../../client/useSearchClient';
import type { SearchHint } from '../../worker/protocol';
import Pieces from './Pieces';
import styles from './styles.module.css';

interface Props {
  hint: SearchHint;
  /** What found it. */
  keywords: string;
}

/** The part of a result's text with what matches. Its text is fetched when the result is in view. */
export default function Excerpt({ hint, keywords }: Props): ReactNode {
  const client = useSearchClient();
  const ref = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(ref);
  const hasCome = hint.highlightTexts.length > 0;
  const isAsked = client && isSeen && !hasCome;
  const fetched = useAnswer(isAsked ? JSON.stringify([keywords, hint.link]) : undefined, () =>
    client!.excerpt(keywords, hint.link),
  );
  const pieces = hasCome ? hint.highlightTexts : fetched;
  if (pieces?.length === 0) return null;
  return (
    <span ref={ref} className={styles.snippet} data-pending={!pieces || undefined}>
      {pieces && <Pieces pieces={pieces} />}
    </span>
  );
}
