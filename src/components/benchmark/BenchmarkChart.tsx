import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { barsOf } from './barsOf';
import { BarTable } from './BarTable';
import { FiguresTable } from './FiguresTable';
import { useFormats } from './formats';
import { results, type Action, type Figure, type FloorName } from './results';

/** Props of {@link BenchmarkChart}. */
export interface BenchmarkChartProps {
  action: Action;
  /** Number of fields in the form: 10, 100, 1000 or 10000. */
  fields: number;
  /** Short description of the comparison. */
  children: ReactNode;
}

function Time({ figure }: { figure?: Figure }): ReactNode {
  const { time } = useFormats();
  if (!figure) {
    return (
      <span>
        <Translate
          id="benchmark.cutOff"
          description="In place of a time that took too long to measure"
        >
          cut off
        </Translate>
      </span>
    );
  }
  const { median, low, high } = figure;
  return (
    <>
      <span>{`${time(median)} ms`}</span> <small>{`${time(low)} – ${time(high)}`}</small>
    </>
  );
}

/** Explains one of the lines across the bars. */
function FloorLegend({ subject, median }: { subject: FloorName; median: number }): ReactNode {
  const { time } = useFormats();
  const values = { time: `${time(median)} ms` };
  return subject === 'use-state' ? (
    <Translate
      id="benchmark.floorLegend"
      description="Below a chart, after a sample of the line that it explains"
      values={values}
    >
      {'{time}: controlled inputs with useState alone.'}
    </Translate>
  ) : (
    <Translate
      id="benchmark.uncontrolledLegend"
      description="Below a chart, after a sample of the line that it explains"
      values={values}
    >
      {'{time}: uncontrolled inputs, whose values are stored only in the browser.'}
    </Translate>
  );
}

/** How long an action takes in each library, with the baselines as lines, and a table of all figures. */
export function BenchmarkChart({ action, fields, children }: BenchmarkChartProps): ReactNode {
  const { floors, libraries } = barsOf(results, action, fields);
  return (
    <BarTable
      caption={children}
      head={
        <Translate id="benchmark.time" description="Head of a column such as: 0.52 ms 0.48 – 0.61">
          Median (middle half)
        </Translate>
      }
      floors={floors.map(({ subject, figure: { median } }) => ({
        subject,
        length: median,
        legend: <FloorLegend subject={subject} median={median} />,
      }))}
      rows={libraries.map(({ subject, figure }) => ({
        subject,
        length: figure?.median,
        figure: <Time figure={figure} />,
      }))}
    >
      <FiguresTable bars={[...floors, ...libraries]} />
    </BarTable>
  );
}
