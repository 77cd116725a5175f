import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { barsOf } from './barsOf';
import { BarTable } from './BarTable';
import { useFormats } from './formats';
import { results, type Action, type Figure } from './results';

/** Which figures a {@link BenchmarkChart} draws. */
export interface BenchmarkChartProps {
  action: Action;
  /** Number of fields in the form: 10, 1000 or 10000. */
  fields: number;
  /** What is compared, in a phrase. */
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

/** How long each library takes for an action, and how many inputs it renders for it. */
export function BenchmarkChart({ action, fields, children }: BenchmarkChartProps): ReactNode {
  const { count } = useFormats();
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
      rows={barsOf(results, action, fields).map(({ subject, figure }) => ({
        subject,
        length: figure?.median,
        figure: <Time figure={figure} />,
        more: figure ? count(figure.renders) : '–',
      }))}
    />
  );
}
