import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchQuery } from '../../client/searchQuery';
import { useResultsCount } from './Status';
import styles from './styles.module.css';

interface Props {
  /** The current keywords; empty if there are no results. */
  keywords: string;
  total: number;
  onFollow: () => void;
  /** Clears the recent searches; set while they are shown. */
  onForget?: () => void;
}

/** The footer of the dialog: keyboard hints and a link to all results. */
export default function Footer({ keywords, total, onFollow, onForget }: Props): ReactNode {
  const searchPage = useBaseUrl('/search');
  const resultsCount = useResultsCount();
  return (
    <div className={styles.footer}>
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <Translate id="search.keys.move" description="What the arrow keys do">
          to move
        </Translate>
        <kbd>↵</kbd>
        <Translate id="search.keys.open" description="What Enter does">
          to open
        </Translate>
        <kbd>→</kbd>
        <Translate id="search.keys.more" description="What the right arrow key does">
          for more results on the page
        </Translate>
      </span>
      {keywords && (
        <Link to={`${searchPage}${searchQuery(keywords)}`} onClick={onFollow}>
          <Translate
            id="search.all"
            description="Link to the search page; {results} is the number of results with its noun"
            values={{ results: resultsCount(total) }}
          >
            {'Show all: {results}'}
          </Translate>
        </Link>
      )}
      {onForget && (
        <button type="button" className="clean-btn" onClick={onForget}>
          <Translate id="search.forget" description="Button that empties the recent searches">
            Clear recent searches
          </Translate>
        </button>
      )}
    </div>
  );
}
