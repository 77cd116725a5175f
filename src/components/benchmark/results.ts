import measured from './library.json';

/** The measured libraries; `floor` is plain React. */
export const SUBJECTS = [
  'floor',
  'bindform',
  'react-hook-form',
  'formik',
  'tanstack',
  'react-final-form',
] as const;

/** Name of a measured library. */
export type SubjectName = (typeof SUBJECTS)[number];

/** A measured action. */
export type Action = 'mount' | 'keystroke' | 'validate' | 'reset' | 'addRow' | 'removeRow';

/** The displayed figures of an action: times in ms. */
export interface Figure {
  median: number;
  /** Quartiles: the limits of the middle half of all samples. */
  low: number;
  high: number;
  samples: number;
  /** Median number of inputs that one action renders. */
  renders: number;
}

/** The results of one run. */
export interface Results {
  /** Date of the run, in ISO format. */
  date: string;
  machine: { cpu: string; cores: number; memoryGiB: number; os: string; browser: string };
  /** Version of each library, by package name. */
  versions: Record<string, string>;
  /** Size that each library adds without React, minified and gzipped (bytes). */
  bytes: Partial<Record<SubjectName, number>>;
  /** Figures by number of fields, library and action. */
  figures: Record<string, Partial<Record<SubjectName, Partial<Record<Action, Figure>>>>>;
}

/** The committed results of `npm run bench -- library`. */
export const results: Results = measured;
