import { Fragment, useId, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ArrangedResults } from '../../client/arrangeResults';
import type { SearchHint } from '../../worker/protocol';
import SearchHintContent from '../SearchHint';
import styles from './styles.module.css';

interface Props {
  results: ArrangedResults;
  active: number;
  onActive: (index: number) => void;
  onOpen: (hint: SearchHint, event: MouseEvent) => void;
  /** Id of the option at an index. */
  optionId: (index: number) => string;
}

/** The results as options: the best one first, then by navigation section. */
export default function Results(props: Props): ReactNode {
  const { results, active, onActive, onOpen, optionId } = props;
  const labelId = useId();
  let next = 0;

  const option = (hint: SearchHint, section?: string) => {
    const index = next++;
    return (
      <Link
        key={index}
        id={optionId(index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        className={styles.option}
        to={hint.link}
        onMouseMove={() => index !== active && onActive(index)}
        onClick={(event) => onOpen(hint, event)}
      >
        <SearchHintContent hint={hint} section={section} />
      </Link>
    );
  };

  return (
    <Fragment>
      {results.best && option(results.best.hint, results.best.group)}
      {results.groups.map(({ title, hints }, index) => (
        <div key={title} role="group" aria-labelledby={`${labelId}-${index}`}>
          <div id={`${labelId}-${index}`} role="presentation" className={styles.section}>
            {title}
          </div>
          {hints.map((hint) => option(hint))}
        </div>
      ))}
    </Fragment>
  );
}
