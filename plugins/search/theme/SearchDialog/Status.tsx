import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import type { SearchState } from '../../client/useSearch';
import styles from './styles.module.css';

interface Props {
  status: SearchState['status'] | 'unbuilt';
  /** Number of results. */
  total: number;
  /** Whether to show a hint while the field is empty. */
  hasHint?: boolean;
  /** Why the search could not be loaded. */
  failure?: SearchState['failure'];
  onRetry: () => void;
  /** Opens the search page of the new version with the same keywords. */
  onReload?: () => void;
}

/** Returns a function that formats the number of results with the plural form of the language. */
export function useResultsCount(): (total: number) => string {
  const { selectMessage } = usePluralForm();
  return (total) =>
    selectMessage(
      total,
      translate(
        {
          id: 'search.count',
          message: 'One result|{total} results',
          description: 'Number of results; forms of the plural are parted by |',
        },
        { total },
      ),
    );
}

function Message({
  status,
  total,
  hasHint,
}: Pick<Props, 'status' | 'total' | 'hasHint'>): ReactNode {
  const resultsCount = useResultsCount();
  if (status === 'unbuilt') {
    return (
      <p className={styles.message}>
        <Translate id="search.unbuilt" description="In place of results under docusaurus start">
          Search works in the built site: run npm run build, then npm run preview.
        </Translate>
      </p>
    );
  }
  if (status === 'empty' && hasHint) {
    return (
      <p className={styles.message}>
        <Translate id="search.hint" description="In the dialog before the first search">
          Look up a word, an API name or an error message.
        </Translate>
      </p>
    );
  }
  if (status === 'loading' && total === 0) {
    return (
      <p className={styles.message}>
        <Translate id="search.loading" description="The search is under way">
          Loading...
        </Translate>
      </p>
    );
  }
  if (status === 'found' && total === 0) {
    return (
      <p className={styles.message}>
        <Translate id="search.empty" description="Nothing matches the keywords">
          No content was found
        </Translate>
      </p>
    );
  }
  return status === 'found' && <p className={styles.unseen}>{resultsCount(total)}</p>;
}

const notLoaded = (why: string) =>
  translate(
    {
      id: 'search.failed',
      message: 'The search could not be loaded. {why}',
      description: 'The search index or the code of the search could not be loaded',
    },
    { why },
  );

/** The status of the search: announced by screen readers, visible only while there are no results. */
export default function Status({ status, total, hasHint, failure, ...actions }: Props): ReactNode {
  return (
    <>
      <div role="status">
        <Message status={status} total={total} hasHint={hasHint} />
      </div>
      {status === 'failed' && (
        <p role="alert" className={styles.message}>
          <LoadFailure reason={failure} text={notLoaded} {...actions} />
        </p>
      )}
    </>
  );
}
