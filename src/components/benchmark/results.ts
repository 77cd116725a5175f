import type { SubjectName } from '@site/tests/bench/library/bundle';
import type { Action } from '@site/tests/bench/library/driver';
import type { Results } from '@site/tests/bench/library/report';
import measured from '@site/tests/bench/results/library.json';

/** The committed run of `npm run bench -- library`. */
export const results = measured as Results;

/** How each library is called where its figures are shown; `floor` is translated. */
export const LIBRARY_NAMES: Record<Exclude<SubjectName, 'floor'>, string> = {
  bindform: 'Bindform',
  'react-hook-form': 'React Hook Form',
  formik: 'Formik',
  tanstack: 'TanStack Form',
  'react-final-form': 'React Final Form',
};

/** A library's figure; without a time where it was cut off for taking minutes. */
export interface Bar {
  subject: SubjectName;
  /** Median, in ms. */
  median?: number;
  /** Quartiles, in ms. */
  low?: number;
  high?: number;
}

/**
 * Figures of one action, the quickest first.
 *
 * @param action what was done
 * @param fields number of fields in the form: 10, 1000 or 10000
 */
export function barsOf(action: Action, fields: number): Bar[] {
  const bySubject = results.figures[fields] ?? {};
  return (Object.keys(bySubject) as SubjectName[])
    .map((subject) => ({ subject, ...bySubject[subject]?.[action] }))
    .sort((a, b) => (a.median ?? Infinity) - (b.median ?? Infinity));
}
