import measured from './library.json';

/** The libraries that are measured; `floor` is plain React. */
export const SUBJECTS = [
  'floor',
  'bindform',
  'react-hook-form',
  'formik',
  'tanstack',
  'react-final-form',
] as const;

/** Name of one of them. */
export type SubjectName = (typeof SUBJECTS)[number];

/** What is measured. */
export type Action = 'mount' | 'keystroke' | 'validate' | 'reset' | 'addRow' | 'removeRow';

/** What is shown of one action: times in ms. */
export interface Figure {
  median: number;
  /** Quartiles: the middle half of all samples lies between them. */
  low: number;
  high: number;
  samples: number;
  /** Median of the inputs rendered by one action. */
  renders: number;
}

/** Everything one run found out. */
export interface Results {
  /** When, as an ISO date. */
  date: string;
  machine: { cpu: string; cores: number; memoryGiB: number; os: string; browser: string };
  /** Version of each library by its package name. */
  versions: Record<string, string>;
  /** Bytes each library adds, minified and gzipped, React left out. */
  bytes: Partial<Record<SubjectName, number>>;
  /** Figures by number of fields, library and action. */
  figures: Record<string, Partial<Record<SubjectName, Partial<Record<Action, Figure>>>>>;
}

/** The committed run of `npm run bench -- library`. */
export const results: Results = measured;
