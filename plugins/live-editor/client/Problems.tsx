import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { FailureButton } from '@site/src/components/siteFiles/LoadFailure';
import type { Failure } from '../protocol';
import { failureText } from './failureText';
import styles from './problems.module.css';

const stackLabel = () =>
  translate({
    id: 'live.stack.label',
    message: 'Stack trace of the error',
    description: 'Name of the scrollable stack trace',
  });

function Problem({ failure }: { failure: Failure }): ReactNode {
  const { text, place, foreign } = failureText(failure);
  return (
    <li>
      {place && <span className={styles.place}>{place}</span>}
      <span className={styles.text} lang={foreign ? 'en' : undefined}>
        {text}
      </span>
      <FailureButton reason={failure.kind === 'unreachable' ? failure.message : undefined} />
      {failure.stack && (
        <details className={styles.stack}>
          <summary>
            <Translate id="live.stack" description="Opens the stack trace of a crashed demo">
              Stack trace
            </Translate>
          </summary>
          <pre tabIndex={0} role="group" aria-label={stackLabel()} translate="no">
            {failure.stack}
          </pre>
        </details>
      )}
    </li>
  );
}

/** What is wrong with a demo. */
export interface ProblemsProps {
  failures: Failure[];
  /** Whether they replace the preview instead of following it. */
  covering: boolean;
}

/** Problems of the code, in a live region; see the texts in `failureText`. */
export function Problems({ failures, covering }: ProblemsProps): ReactNode {
  return (
    <div role="alert" className={styles.problems} data-covering={covering} data-live-problems>
      {failures.length > 0 && (
        <ul className={styles.list}>
          {failures.map((failure, index) => (
            <Problem key={index} failure={failure} />
          ))}
        </ul>
      )}
    </div>
  );
}
