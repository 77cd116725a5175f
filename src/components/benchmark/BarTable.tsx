import type { CSSProperties, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { LibraryName } from './LibraryName';
import type { SubjectName } from './results';
import styles from './BarTable.module.css';

/** One library in a {@link BarTable}. */
export interface BarRow {
  subject: SubjectName;
  /** How long its bar is, in a unit that all rows share; no bar without it. */
  length?: number;
  /** The bar in words. */
  figure: ReactNode;
  /** What is in the second column, if the table has one. */
  more?: ReactNode;
}

/** What a {@link BarTable} shows. */
export interface BarTableProps {
  /** What is compared, in a phrase. */
  caption: ReactNode;
  /** Head of the column with bars and figures. */
  head: ReactNode;
  /** Head of the second column. */
  moreHead?: ReactNode;
  rows: BarRow[];
}

/** A bar chart that is its own data table: each bar is in the cell of the figure it draws. */
export function BarTable({ caption, head, moreHead, rows }: BarTableProps): ReactNode {
  const longest = Math.max(...rows.map(({ length = 0 }) => length));
  const share = (length: number) =>
    ({ '--share': `${(length / longest) * 100}%` }) as CSSProperties;
  return (
    <div className={styles.chart} data-chart>
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
          {rows.map(({ subject, length, figure, more }) => (
            <tr key={subject} data-subject={subject}>
              <th scope="row">
                <LibraryName subject={subject} />
              </th>
              <td>
                <div className={styles.measure}>
                  <span className={styles.track} aria-hidden="true">
                    {length !== undefined && <span style={share(length)} />}
                  </span>
                  <span className={styles.figure}>{figure}</span>
                </div>
              </td>
              {moreHead && <td>{more}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
