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
   * A line across all bars: the possible minimum, in the unit of the rows, and its description. If it is set, a
   * bar that is much longer than all others is truncated.
   */
  floor?: { length: number; legend: ReactNode };
}

const percent = (share: number) => `${Math.min(share, 1) * 100}%`;

/** A bar chart that is also its data table: each bar is in the cell of its figure. */
export function BarTable({ caption, head, moreHead, rows, floor }: BarTableProps): ReactNode {
  const lengths = rows.map(({ length = 0 }) => length);
  const end = floor ? scaleEnd(lengths) : Math.max(...lengths);
  const barOf = (length: number) => (
    <span
      data-cut={length > end || undefined}
      style={{ '--share': percent(length / end) } as CSSProperties}
    />
  );
  const line = floor && ({ '--floor': percent(floor.length / end) } as CSSProperties);
  return (
    <div className={styles.chart} data-chart style={line}>
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
                  <span
                    className={styles.track}
                    data-floor={floor ? true : undefined}
                    aria-hidden="true"
                  >
                    {length !== undefined && barOf(length)}
                  </span>
                  <span className={styles.figure}>{figure}</span>
                </div>
              </td>
              {moreHead && <td>{more}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {floor && <p className={styles.legend}>{floor.legend}</p>}
    </div>
  );
}
