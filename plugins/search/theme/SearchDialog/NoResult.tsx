import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { repositoryUrl } from '@site/src/components/addresses/repositoryUrl';
import type { SearchClient } from '../../client/searchClient';
import { useAnswer } from '../../client/useAnswer';
import styles from './styles.module.css';

/** Returns the address of a new issue prefilled with a question. */
function questionUrl(repository: string, keywords: string): string {
  const title = translate(
    {
      id: 'search.question.title',
      message: 'Question: {keywords}',
      description: 'Title of a question that a reader asks on GitHub',
    },
    { keywords },
  );
  const body = translate(
    {
      id: 'search.question.body',
      message:
        'I searched the documentation for “{keywords}” and found nothing. I would like to know:',
      description: 'Beginning of a question that a reader asks on GitHub',
    },
    { keywords },
  );
  return `${repository}/issues/new?${new URLSearchParams({ title, body, labels: 'question' })}`;
}

interface Props {
  client: SearchClient;
  /** The keywords without results. */
  keywords: string;
  /** Searches for other keywords. */
  onChoose: (keywords: string) => void;
  /** Called when the reader follows a link. */
  onFollow?: () => void;
}

/** Help when nothing was found: similar words, pages to start from, and a link to ask a question. */
export default function NoResult({ client, keywords, onChoose, onFollow }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const suggestions = useAnswer(keywords, () => client.suggest(keywords));
  if (!suggestions) return null;
  const { words, pages } = suggestions;
  return (
    <div className={styles.help}>
      {words.length > 0 && (
        <p>
          <Translate id="search.near" description="Before words that are like what was typed">
            Did you mean:
          </Translate>{' '}
          {words.map((word) => (
            <button key={word} type="button" className={styles.word} onClick={() => onChoose(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        <Translate id="search.begin" description="Before the first page of each section">
          Start here:
        </Translate>{' '}
        {pages.map(({ title, link }) => (
          <Link key={link} className={styles.word} to={link} onClick={onFollow}>
            {title}
          </Link>
        ))}
      </p>
      <p>
        <Link to={questionUrl(repositoryUrl(siteConfig), keywords)}>
          <Translate
            id="search.ask"
            description="Link to GitHub with a question that has the keywords in it"
          >
            Ask a question on GitHub
          </Translate>
        </Link>
      </p>
    </div>
  );
}
