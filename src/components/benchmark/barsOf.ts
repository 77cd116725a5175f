import {
  FLOORS,
  LIBRARIES,
  type Action,
  type Figure,
  type FloorName,
  type Results,
  type SubjectName,
} from './results';

/** The measurements of one library; no figure if it was cut off for taking too long. */
export interface Bar<S = SubjectName> {
  subject: S;
  figure?: Figure;
}

/** The figures of one action. */
export interface Bars {
  /** The baselines that support the action. */
  floors: Required<Bar<FloorName>>[];
  /** The libraries, in the same order in all charts. */
  libraries: Bar[];
}

/**
 * Selects the figures of one action.
 *
 * @param results a run of the benchmark
 * @param action the measured action
 * @param fields number of fields in the form
 * @throws Error if the benchmark has no form with that many fields
 */
export function barsOf({ figures }: Results, action: Action, fields: number): Bars {
  const bySubject = figures[fields];
  if (!bySubject) {
    const known = Object.keys(figures).join(', ');
    throw new Error(
      `The benchmark has no figures of ${fields} fields. Ask for one of ${known}, or measure that size too (tests/bench/library).`,
    );
  }
  const barOf = <S extends SubjectName>(subject: S) => ({
    subject,
    figure: bySubject[subject]?.[action],
  });
  const isSupported = (bar: Bar<FloorName>): bar is Required<Bar<FloorName>> => Boolean(bar.figure);
  return {
    floors: FLOORS.map(barOf).filter(isSupported),
    libraries: LIBRARIES.filter((subject) => bySubject[subject]).map(barOf),
  };
}
