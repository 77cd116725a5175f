import type { CSSProperties, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { LibraryName } from './LibraryName';
import { scaleEnd } from './scaleEnd';
import styles from './BarTable.module.css';

/** A row of {@link BarTable}: one library. */
export interface BarRow {
  /** Name of the package, or of a subject of the benchmark. */
  subject: string;
  /** Display name of the library, by default that of a subject of the benchmark. */
  name?: ReactNode;
  /** Length of the bar, in a unit that all rows share; no bar if omitted. */
  length?: number;
  /** Text of the bar. */
  figure: ReactNode;
  /** Content of the second column, if the table has one. */
  more?: ReactNode;
}

/** Props of {@link BarTable}. */
export interface BarTableProps {
  /** Short description of the comparison. */
  caption: ReactNode;
  /** Header of the column with bars and figures. */
  head: ReactNode;
  /** Header of the second column. */
  moreHead?: ReactNode;
  rows: BarRow[];
  /**
   * Lines across all bars: the possible minimums, in the unit of the rows, each with its description. With lines,
   * a bar that is much longer than all others is truncated.
   */
  floors?: { subject: string; length: number; legend: ReactNode }[];
  /** Content below the chart. */
  children?: ReactNode;
}

const percent = (share: number) => `${(Math.min(share, 1) * 100).toFixed(3)}%`;

/** A bar chart that is also its data table: each bar is in the cell of its figure. */
export function BarTable({
  caption,
  head,
  moreHead,
  rows,
  floors = [],
  children,
}: BarTableProps): ReactNode {
  const lengths = rows.map(({ length = 0 }) => length);
  const end = floors.length ? scaleEnd(lengths) : Math.max(...lengths);
  const barOf = (length: number) => (
    <span
      className={styles.bar}
      data-cut={length > end || undefined}
      style={{ '--share': percent(length / end) } as CSSProperties}
    />
  );
  const lines = floors.map(({ subject }) => <span key={subject} data-floor={subject} />);
  const places = floors.map(({ subject, length }) => [`--${subject}`, percent(length / end)]);
  return (
    <div className={styles.chart} data-chart style={Object.fromEntries(places) as CSSProperties}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="benchmark.library">Library</Translate>
            </th>
            <th scope="col">{head}</th>
            {moreHead && <th scope="col">{moreHead}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, name, length, figure, more }) => (
            <tr key={subject} data-subject={subject}>
              <th scope="row">{name ?? <LibraryName subject={subject} />}</th>
              <td>
                <div className={styles.measure}>
                  <span className={styles.track} aria-hidden="true">
                    {length !== undefined && barOf(length)}
                    {lines}
                  </span>
                  <span className={styles.figure}>{figure}</span>
                </div>
              </td>
              {moreHead && <td>{more}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {floors.map(({ subject, legend }) => (
        <p key={subject} className={styles.legend} data-floor={subject}>
          {legend}
        </p>
      ))}
      {children}
    </div>
  );
}
