import type { Action, Figure, Results, SubjectName } from './results';

/** The measurements of one library; no figure if it was aborted for taking too long. */
export interface Bar {
  subject: SubjectName;
  figure?: Figure;
}

const byTime = ({ figure: a }: Bar, { figure: b }: Bar) => {
  if (a && b) return a.median - b.median;
  return Number(!a) - Number(!b);
};

/**
 * Selects the figures of one action: the fastest first, aborted ones last. Plain inputs, which neither validate
 * nor reset, are omitted from actions that they do not support.
 *
 * @param results a run of the benchmark
 * @param action the measured action
 * @param fields number of fields in the form
 * @throws Error if the benchmark has no form with that many fields
 */
export function barsOf({ figures }: Results, action: Action, fields: number): Bar[] {
  const bySubject = figures[fields];
  if (!bySubject) {
    const known = Object.keys(figures).join(', ');
    throw new Error(
      `The benchmark has no figures of ${fields} fields. Ask for one of ${known}, or measure that size too (tests/bench/library).`,
    );
  }
  return (Object.keys(bySubject) as SubjectName[])
    .map((subject) => ({ subject, figure: bySubject[subject]?.[action] }))
    .filter(({ subject, figure }) => figure || subject !== 'floor')
    .sort(byTime);
}
