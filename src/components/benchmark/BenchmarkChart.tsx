import type { CSSProperties, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Action } from '@site/tests/bench/library/driver';
import { LibraryName } from './LibraryName';
import { barsOf, results, type Bar } from './results';
import styles from './styles.module.css';

/** Which figures a {@link BenchmarkChart} draws. */
export interface BenchmarkChartProps {
  action: Action;
  /** Number of fields in the form: 10, 1000 or 10000. */
  fields: number;
  /** What is compared, in a phrase. */
  children: ReactNode;
}

/** Three digits say all that a reader can compare. */
const useTimeFormat = () => {
  const { i18n } = useDocusaurusContext();
  const format = new Intl.NumberFormat(i18n.currentLocale, { maximumSignificantDigits: 3 });
  return (ms: number) => `${format.format(ms)} ms`;
};

function Row({ bar, longest }: { bar: Bar; longest: number }): ReactNode {
  const time = useTimeFormat();
  const { subject, median, low = 0, high = 0 } = bar;
  const share = { '--share': `${((median ?? 0) / longest) * 100}%` } as CSSProperties;
  return (
    <tr data-subject={subject}>
      <th scope="row">
        <LibraryName subject={subject} />
      </th>
      <td className={styles.bar}>
        {median !== undefined && <span aria-hidden="true" style={share} />}
      </td>
      <td className={styles.figure}>
        {median === undefined ? (
          <Translate id="benchmark.cutOff" description="A library that took minutes was cut off">
            over 3 minutes
          </Translate>
        ) : (
          time(median)
        )}
      </td>
      <td className={styles.spread}>{median !== undefined && `${time(low)} – ${time(high)}`}</td>
    </tr>
  );
}

/** Bars and figures of the committed benchmark in one table, so that the chart is its own data table. */
export function BenchmarkChart({ action, fields, children }: BenchmarkChartProps): ReactNode {
  const bars = barsOf(action, fields);
  const longest = Math.max(...bars.map(({ median }) => median ?? 0));
  return (
    <figure className={styles.chart}>
      <table>
        <caption>{children}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <Translate id="benchmark.library">Library</Translate>
            </th>
            <th scope="col">
              <Translate id="benchmark.median">Median</Translate>
            </th>
            <th scope="col" className={styles.spread}>
              <Translate id="benchmark.spread">Middle half</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <Row key={bar.subject} bar={bar} longest={longest} />
          ))}
        </tbody>
      </table>
      <figcaption>
        <Translate
          id="benchmark.machine"
          values={{ ...results.machine, date: results.date }}
          description="Where and when the benchmark was run"
        >
          {'Measured on {date}: {cpu}, {cores} cores, {browser}, production builds.'}
        </Translate>
      </figcaption>
    </figure>
  );
}
