import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import { asExtra } from '@site/src/components/Extra';
import { LoadFailure } from '@site/src/components/siteFiles/LoadFailure';
import { fetchPart, reasonOf } from '@site/src/components/siteFiles/loadPart';
import type { FailureReason } from '@site/src/components/siteFiles/whyFailed';
import { useCopy } from '@site/src/components/CopyButton/useCopy';
import type { PageActionsProps } from '@theme/PageActions';
import type { MarkdownData } from '../..';
import { messages } from './messages';
import styles from './styles.module.css';

/** The Markdown of a page: fetched once, beforehand if possible, since browsers copy only right after a press. */
function useMarkdown(address: string) {
  const fetched = useRef<Promise<string>>(undefined);
  useEffect(() => () => void (fetched.current = undefined), [address]);
  return () => {
    fetched.current ??= fetchPart(address);
    fetched.current.catch(() => (fetched.current = undefined));
    return fetched.current;
  };
}

function Actions({ permalink }: PageActionsProps): ReactNode {
  const address = `${permalink}.md`;
  const { changelog } = usePluginData('markdown-pages') as MarkdownData;
  const words = messages();
  const { copied, copy } = useCopy(words.prompt);
  const [failure, setFailure] = useState<FailureReason>();
  const markdown = useMarkdown(address);
  const prepare = () => void markdown().catch(() => undefined);
  const copyPage = () =>
    copy(markdown()).then(
      () => setFailure(undefined),
      (error) => setFailure(reasonOf(error)),
    );
  return (
    <div className={styles.actions} data-markdown-actions>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button
        type="button"
        className={clsx('clean-btn', styles.action)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={copyPage}
      >
        {words.copy}
      </button>
      <Link
        className={styles.action}
        to={`pathname://${address}`}
        autoAddBaseUrl={false}
        target="_self"
      >
        {words.open}
      </Link>
      {permalink === changelog && (
        <>
          <Head>
            <link rel="alternate" type="application/atom+xml" href={`${permalink}.atom`} />
          </Head>
          <Link
            className={styles.action}
            to={`pathname://${permalink}.atom`}
            autoAddBaseUrl={false}
            target="_self"
          >
            {words.feed}
          </Link>
        </>
      )}
      <span role="status" className={styles.status}>
        {copied ? words.copied : ''}
      </span>
      <span role="alert" className={styles.failure}>
        <LoadFailure reason={failure} text={words.failed} />
      </span>
    </div>
  );
}

/** Copies a page as Markdown, and opens its Markdown. */
export default asExtra('page as Markdown', Actions);
