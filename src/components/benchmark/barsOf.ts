import type { Action, Figure, Results, SubjectName } from './results';

/** What was measured of one library; no figure where it was cut off for taking too long. */
export interface Bar {
  subject: SubjectName;
  figure?: Figure;
}

const byTime = ({ figure: a }: Bar, { figure: b }: Bar) => {
  if (a && b) return a.median - b.median;
  return Number(!a) - Number(!b);
};

/**
 * Picks the figures of one action: the quickest first, what was cut off last. Plain inputs, which
 * neither validate nor reset, are left out of an action that they do not have.
 *
 * @param results a run of the benchmark
 * @param action what was done
 * @param fields number of fields in the form
 * @throws Error when the benchmark has no form of that many fields
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
