import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SearchHint, TextPiece } from '../../worker/protocol';
import HintIcon from './icons';
import styles from './styles.module.css';

function typeName(type: SearchHint['type']): string {
  switch (type) {
    case 'page':
      return translate({
        id: 'search.type.page',
        message: 'Page',
        description: 'Kind of a result',
      });
    case 'title':
      return translate({
        id: 'search.type.title',
        message: 'Heading',
        description: 'Kind of a result',
      });
    case 'content':
      return translate({
        id: 'search.type.content',
        message: 'Text',
        description: 'Kind of a result',
      });
    case 'demo':
      return translate({
        id: 'search.type.demo',
        message: 'Demo',
        description: 'Kind of a result',
      });
  }
}

/** Text with what matches marked. */
export const Pieces = ({ pieces }: { pieces: TextPiece[] }): ReactNode =>
  pieces.map(({ text, highlighted }, index) =>
    highlighted ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

interface Props {
  hint: SearchHint;
  /** Navigation section of the result; set if the result is not in a group of that section. */
  section?: string;
  /** The result is shown below another one of its page, which has the name of the page. */
  isBelow?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The content of a search result; the dialog and the search page render the link around it. */
export default function SearchHintContent({ hint, section, isBelow, children }: Props): ReactNode {
  const title = hint.highlightTitleTexts.map(({ text }) => text).join('');
  const trail = [section, isBelow || title === hint.pageTitle ? undefined : hint.pageTitle];
  const place = trail.filter(Boolean).join(' › ');
  return (
    <span className={styles.hint}>
      <HintIcon type={hint.type} />
      <span className={styles.text}>
        <span className={styles.title}>
          <Pieces pieces={hint.highlightTitleTexts} />
        </span>
        {place && <span className={styles.place}>{place}</span>}
        {hint.highlightTexts.length > 0 && (
          <span className={styles.snippet}>
            <Pieces pieces={hint.highlightTexts} />
          </span>
        )}
        {children}
      </span>
      <span className={styles.type}>{typeName(hint.type)}</span>
    </span>
  );
}
