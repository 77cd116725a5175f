import { inEm } from './emBreakpoints';

it.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['(min-width: 997px)', '(width > 62.25em)'],
  ['(width >= 997px)', '(width > 62.25em)'],
  ['screen and (width<=996px)', 'screen and (width<=62.25em)'],
  ['(max-width:576px)', '(max-width:36em)'],
  ['(min-width: 1440px)', '(min-width: 90em)'],
])('%s becomes %s', (query, expected) => {
  expect(inEm(query)).toBe(expected);
});

it.each(['(width > 1024px)', 'print', '(width < 1996px)', '(prefers-reduced-motion: reduce)'])(
  '%s stays',
  (query) => {
    expect(inEm(query)).toBe(query);
  },
);
