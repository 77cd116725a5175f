import { fileDiff, isEmptyDiff } from './fileDiff';

test.each([
  [{ a: '1' }, { a: '1' }, { create: {}, destroy: [] }],
  [{ a: '1' }, { a: '2' }, { create: { a: '2' }, destroy: [] }],
  [{}, { a: '' }, { create: { a: '' }, destroy: [] }],
  [{ a: '1', b: '2' }, { b: '2' }, { create: {}, destroy: ['a'] }],
  [{ a: '1' }, { b: '1' }, { create: { b: '1' }, destroy: ['a'] }],
])('from %p to %p', (before, after, diff) => {
  expect(fileDiff(before as Record<string, string>, after as Record<string, string>)).toEqual(diff);
});

test('a diff that changes nothing is empty', () => {
  expect(isEmptyDiff({ create: {}, destroy: [] })).toBe(true);
  expect(isEmptyDiff({ create: { a: '' }, destroy: [] })).toBe(false);
  expect(isEmptyDiff({ create: {}, destroy: ['a'] })).toBe(false);
});
