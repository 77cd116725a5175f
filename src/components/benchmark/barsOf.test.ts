import { barsOf } from './barsOf';
import type { Action, Figure, Results } from './results';

const figure = (median: number): Figure => ({
  median,
  low: median / 2,
  high: median * 2,
  cpu: { median, low: median, high: median },
  samples: 5,
  renders: 1,
});

const results: Results = {
  date: '2030-01-02',
  seed: 7,
  machine: { cpu: 'CPU', cores: 2, memoryGiB: 8, os: 'Linux', browser: 'Chromium 1' },
  versions: {},
  bytes: {},
  left: {},
  figures: {
    1000: {
      formik: { mount: figure(90) },
      'use-state': { keystroke: figure(1) },
      uncontrolled: { keystroke: figure(0.5), reset: figure(3) },
      'react-hook-form-register': { keystroke: figure(0.6), reset: figure(30) },
      bindform: { keystroke: figure(2), reset: figure(40) },
    },
  },
};

const medians = (action: Action) => {
  const { floors, libraries } = barsOf(results, action, 1000);
  return [floors, libraries].map((bars) =>
    bars.map(({ subject, figure: { median } = {} }) => [subject, median]),
  );
};

it('keeps one order of the libraries, whoever is faster, and has those that were cut off', () => {
  expect(medians('keystroke')).toEqual([
    [
      ['use-state', 1],
      ['uncontrolled', 0.5],
    ],
    [
      ['bindform', 2],
      ['react-hook-form-register', 0.6],
      ['formik', undefined],
    ],
  ]);
});

it('has no baseline that does not support the action', () => {
  expect(medians('reset')[0]).toEqual([['uncontrolled', 3]]);
});

it('says which sizes there are', () => {
  expect(() => barsOf(results, 'mount', 500)).toThrow(
    'no figures of 500 fields. Ask for one of 1000,',
  );
});
