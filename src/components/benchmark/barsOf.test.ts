import { barsOf } from './barsOf';
import type { Figure, Results } from './results';

const figure = (median: number): Figure => ({
  median,
  low: median / 2,
  high: median * 2,
  samples: 5,
  renders: 1,
});

const results: Results = {
  date: '2030-01-02',
  machine: { cpu: 'CPU', cores: 2, memoryGiB: 8, os: 'Linux', browser: 'Chromium 1' },
  versions: {},
  bytes: {},
  figures: {
    1000: {
      floor: { keystroke: figure(1) },
      formik: { mount: figure(90) },
      bindform: { keystroke: figure(2), validate: figure(40) },
      'react-final-form': { mount: figure(80) },
      'react-hook-form': { keystroke: figure(1.5), validate: figure(30) },
    },
  },
};

const order = (action: 'keystroke' | 'validate') =>
  barsOf(results, action, 1000).map(({ subject, figure: { median } = {} }) => [subject, median]);

it('puts the quickest first, and what was cut off last', () => {
  expect(order('keystroke')).toEqual([
    ['floor', 1],
    ['react-hook-form', 1.5],
    ['bindform', 2],
    ['formik', undefined],
    ['react-final-form', undefined],
  ]);
});

it('leaves plain inputs out of what they cannot do', () => {
  expect(order('validate')).toEqual([
    ['react-hook-form', 30],
    ['bindform', 40],
    ['formik', undefined],
    ['react-final-form', undefined],
  ]);
});

it('says which sizes there are', () => {
  expect(() => barsOf(results, 'mount', 500)).toThrow(
    'no figures of 500 fields. Ask for one of 1000,',
  );
});
