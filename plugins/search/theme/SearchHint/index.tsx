import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SearchHint } from '../../worker/protocol';
import Excerpt from './Excerpt';
import HintIcon from './icons';
import Pieces from './Pieces';
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

interface Props {
  hint: SearchHint;
  /** The keywords of the search. */
  keywords: string;
  /** Navigation section of the result; set if the result is not in the group of that section. */
  section?: string;
  /** Whether the result is below another one of the same page, which already shows the page title. */
  isBelow?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The content of a search result; the dialog and the search page render the link around it. */
export default function SearchHintContent(props: Props): ReactNode {
  const { hint, keywords, section, isBelow, children } = props;
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
        <Excerpt hint={hint} keywords={keywords} />
        {children}
      </span>
      <span className={styles.type}>{typeName(hint.type)}</span>
    </span>
  );
}
