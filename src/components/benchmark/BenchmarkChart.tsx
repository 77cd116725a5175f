import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { barsOf } from './barsOf';
import { BarTable } from './BarTable';
import { useFormats } from './formats';
import { results, type Action, type Figure } from './results';

/** Props of {@link BenchmarkChart}. */
export interface BenchmarkChartProps {
  action: Action;
  /** Number of fields in the form: 10, 1000 or 10000. */
  fields: number;
  /** How plain `useState` is shown: as one of the bars (default), or as a line across them. */
  floor?: 'bar' | 'line';
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
      <span>{time(median)} ms</span>{' '}
      <small>
        {time(low)} – {time(high)}
      </small>
    </>
  );
}

/** Explains the line across the bars. */
function FloorLegend({ median }: Figure): ReactNode {
  const { time } = useFormats();
  return (
    <Translate
      id="benchmark.floorLegend"
      description="Below a chart, after a sample of the line that it explains"
      values={{ time: `${time(median)} ms` }}
    >
      {'{time}: inputs with useState alone. No controlled form can do less.'}
    </Translate>
  );
}

/** How long an action takes in each library, and how many inputs it renders. */
export function BenchmarkChart({
  action,
  fields,
  floor = 'bar',
  children,
}: BenchmarkChartProps): ReactNode {
  const { count } = useFormats();
  const bars = barsOf(results, action, fields);
  const least = floor === 'line' && bars.find(({ subject }) => subject === 'floor')?.figure;
  return (
    <BarTable
      caption={children}
      head={
        <Translate id="benchmark.time" description="Head of a column such as: 0.52 ms 0.48 – 0.61">
          Median (middle half)
        </Translate>
      }
      moreHead={
        <Translate
          id="benchmark.renders"
          description="Head of a column: how many inputs were rendered"
        >
          Inputs rendered
        </Translate>
      }
      floor={least ? { length: least.median, legend: <FloorLegend {...least} /> } : undefined}
      rows={bars
        .filter(({ subject }) => !least || subject !== 'floor')
        .map(({ subject, figure }) => ({
          subject,
          length: figure?.median,
          figure: <Time figure={figure} />,
          more: figure ? count(figure.renders) : '–',
        }))}
    />
  );
}
