import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Bar } from './barsOf';
import { useFormats } from './formats';
import { LibraryName } from './LibraryName';
import type { Spread } from './results';
import styles from './FiguresTable.module.css';

function Range({ median, low, high }: Spread): ReactNode {
  const { time } = useFormats();
  return (
    <>
      {`${time(median)} `}
      <small>{`(${time(low)} – ${time(high)})`}</small>
    </>
  );
}

/** All figures of a chart: times and CPU times with quartiles, renders and samples. */
export function FiguresTable({ bars }: { bars: Bar[] }): ReactNode {
  const { count } = useFormats();
  return (
    <details className={styles.figures}>
      <summary>
        <Translate id="benchmark.figures" description="Opens a table below a chart">
          All figures
        </Translate>
      </summary>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="benchmark.library">Library</Translate>
              </th>
              <th scope="col">
                <Translate
                  id="benchmark.wallTime"
                  description="Head of a column such as: 0.52 (0.48 – 0.61)"
                >
                  Time, ms
                </Translate>
              </th>
              <th scope="col">
                <Translate
                  id="benchmark.cpuTime"
                  description="Head of a column: time that the main thread of the page spent"
                >
                  CPU time, ms
                </Translate>
              </th>
              <th scope="col">
                <Translate
                  id="benchmark.renders"
                  description="Head of a column: how many inputs were rendered"
                >
                  Inputs rendered
                </Translate>
              </th>
              <th scope="col">
                <Translate
                  id="benchmark.samples"
                  description="Head of a column: how often the action was measured"
                >
                  Samples
                </Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ subject, figure }) => (
              <tr key={subject}>
                <th scope="row">
                  <LibraryName subject={subject} />
                </th>
                <td>{figure ? <Range {...figure} /> : '–'}</td>
                <td>{figure ? <Range {...figure.cpu} /> : '–'}</td>
                <td>{figure ? count(figure.renders) : '–'}</td>
                <td>{figure ? count(figure.samples) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
