import fc from 'fast-check';
import { beginsWithOneEdit, isOneEdit } from './oneEdit';

it.each([
  ['validation', 'validaton'],
  ['validation', 'vallidation'],
  ['validation', 'velidation'],
  ['validation', 'vaildation'],
  ['form', 'from'],
  ['watch', 'watc'],
])('%s and %s are one typo apart', (a, b) => {
  expect(isOneEdit(a, b)).toBe(true);
  expect(isOneEdit(b, a)).toBe(true);
});

it.each([
  ['validation', 'valdaton'],
  ['form', 'fomrat'],
  ['abcd', 'badc'],
])('%s and %s are not', (a, b) => {
  expect(isOneEdit(a, b)).toBe(false);
});

it('tolerates any single missing letter', () => {
  const word = fc.string({ minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), (text, at) => {
      const index = at % text.length;
      expect(isOneEdit(text, text.slice(0, index) + text.slice(index + 1))).toBe(true);
    }),
  );
});

it('detects a typo in an unfinished word', () => {
  expect(beginsWithOneEdit('requireInt', 'requireIndicator')).toBe(true);
  expect(beginsWithOneEdit('requireXyz', 'requireIndicator')).toBe(false);
});
