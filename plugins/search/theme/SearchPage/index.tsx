import { useEffect, useRef, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { opensElsewhere } from '../../client/opensElsewhere';
import { searchQuery } from '../../client/searchQuery';
import { useComposition } from '../../client/useComposition';
import { useLanding } from '../../client/useLanding';
import { useResults } from '../../client/useResults';
import { useSearch } from '../../client/useSearch';
import { useSearchClient } from '../../client/useSearchClient';
import SearchIcon from '../SearchBar/Icon';
import type { SearchHint } from '../../worker/protocol';
import Facets from '../SearchDialog/Facets';
import NoResult from '../SearchDialog/NoResult';
import { bestName } from '../SearchDialog/Results';
import Status from '../SearchDialog/Status';
import SearchHintContent from '../SearchHint';
import styles from './styles.module.css';

/** All results for the keywords in the query string (`?q=`), by navigation section. */
export default function SearchPage(): ReactNode {
  const { pathname, search } = useLocation();
  const { replace } = useHistory();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [keywords, setKeywords] = useState('');
  const client = useSearchClient();
  const { status, groups, foundBy, failure, retry } = useSearch(client, keywords);
  const [, { land }] = useLanding();
  const results = useResults(groups, keywords, Number.POSITIVE_INFINITY);

  const inAddress = new URLSearchParams(search).get('q') ?? '';
  useEffect(() => {
    setText(inAddress);
    setKeywords(inAddress);
  }, [inAddress]);

  const change = (value: string) => {
    setText(value);
    setKeywords(value);
    replace({ pathname, search: searchQuery(value) });
  };

  const composition = useComposition(setText, change);

  const link = (hint: SearchHint, isBelow: boolean, section?: string) => (
    <Link
      className={styles.link}
      to={hint.link}
      onClick={(event) => !opensElsewhere(event) && land(hint, groups)}
    >
      <SearchHintContent hint={hint} keywords={foundBy} isBelow={isBelow} section={section} />
    </Link>
  );
  const best = { title: bestName(), pages: results.best };
  const sections = [...(results.best.length > 0 ? [best] : []), ...results.groups];

  const title = translate({
    id: 'search.page.title',
    message: 'Search the documentation',
    description: 'Title of the search page',
  });
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message: 'Find a page, a demo, an API name or an error message of the documentation.',
          description: 'Description of the search page, for when it is shared',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container ${styles.page}`} data-needs-app>
        <Heading as="h1">{title}</Heading>
        <div className={styles.field}>
          <SearchIcon />
          <input
            ref={fieldRef}
            type="search"
            className={styles.input}
            aria-label={translate({
              id: 'search.page.field',
              message: 'Search for',
              description: 'Name of the text field on the search page',
            })}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onFocus={() => client?.start().catch(() => {})}
            {...composition}
          />
        </div>
        <Status
          status={client ? status : 'unbuilt'}
          total={results.total}
          failure={failure}
          onRetry={() => {
            fieldRef.current?.focus();
            retry();
          }}
        />
        {groups.length > 0 && <Facets results={results} />}
        {client && status === 'found' && groups.length === 0 && (
          <NoResult client={client} keywords={keywords.trim()} onChoose={change} />
        )}
        {sections.map(({ title: heading, pages }) => (
          <section key={heading} aria-busy={status === 'loading'}>
            <Heading as="h2">{heading}</Heading>
            <ul className={styles.list}>
              {pages.map((page) => (
                <li key={page.hint.link}>
                  {link(page.hint, false, results.best.includes(page) ? page.section : undefined)}
                  {page.more.length > 0 && (
                    <ul className={styles.more}>
                      {page.more.map((hint, index) => (
                        <li key={index}>{link(hint, true)}</li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
