import { useId, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { firstPages, type PageResult } from '../../client/arrangeResults';
import type { ShownResults } from '../../client/useResults';
import type { SearchHint } from '../../worker/protocol';
import SearchHintContent from '../SearchHint';
import More from './More';
import styles from './styles.module.css';

/** The heading of the best pages. */
export const bestName = (): string =>
  translate({
    id: 'search.best',
    message: 'Best matches',
    description: 'Above the best results of all navigation sections',
  });

/** More pages than are in view below the best ones. */
const FIRST_PAGES = 6;

interface Props {
  results: ShownResults;
  /** False renders only what is in view, so that new results appear sooner. */
  isWhole: boolean;
  /** The keywords that the results are for. */
  keywords: string;
  active: number;
  onActive: (index: number) => void;
  onOpen: (hint: SearchHint, event: MouseEvent) => void;
  /** Id of the option at an index. */
  optionId: (index: number) => string;
}

/** The results as options: the best pages, then by navigation section, each with its other hits below. */
export default function Results(props: Props): ReactNode {
  const { results, isWhole, keywords, active, onActive, onOpen, optionId } = props;
  const labelId = useId();

  const option = (hint: SearchHint, page: PageResult, section?: string) => {
    const index = results.options.findIndex((each) => each.hint === hint);
    const isFirst = hint === page.hint;
    return (
      <Link
        key={index}
        id={optionId(index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        className={isFirst ? styles.option : `${styles.option} ${styles.below}`}
        to={hint.link}
        onMouseMove={() => index !== active && onActive(index)}
        onClick={(event) => onOpen(hint, event)}
      >
        <SearchHintContent hint={hint} keywords={keywords} section={section} isBelow={!isFirst}>
          {isFirst && page.more.length > 0 && (
            <More
              count={page.more.length}
              isUnfolded={results.isUnfolded(page)}
              onToggle={() => results.unfold(page, !results.isUnfolded(page))}
            />
          )}
        </SearchHintContent>
      </Link>
    );
  };

  const block = (page: PageResult, section?: string) => [
    option(page.hint, page, section),
    ...(results.isUnfolded(page) ? page.more.map((hint) => option(hint, page)) : []),
  ];

  const group = (title: string, content: ReactNode, id: string) => (
    <div key={id} role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.section}>
        {title}
      </div>
      {content}
    </div>
  );

  const groups = isWhole ? results.groups : firstPages(results.groups, FIRST_PAGES);
  return (
    <>
      {results.best.length > 0 &&
        group(
          bestName(),
          results.best.map((page) => block(page, page.section)),
          `${labelId}-best`,
        )}
      {groups.map(({ title, pages }, index) =>
        group(
          title,
          pages.map((page) => block(page)),
          `${labelId}-${index}`,
        ),
      )}
    </>
  );
}
