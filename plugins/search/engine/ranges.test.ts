import { findAll, isWordStart, joinRanges } from './ranges';

it.each([
  ['setValue', 0, true],
  ['setValue', 3, true],
  ['setValue', 4, false],
  ['React18', 5, true],
  ['UIKit', 2, true],
  ['UIKit', 1, false],
  ['a b', 2, true],
  ['表单form', 2, true],
  ['form校验', 4, true],
])('isWordStart(%s, %i)', (text, index, expected) => {
  expect(isWordStart(text, index)).toBe(expected);
});

it('finds every match, without overlaps', () => {
  expect(findAll('aaaa', 'aa')).toEqual([
    [0, 2],
    [2, 4],
  ]);
});

it('joins ranges that touch or overlap', () => {
  expect(
    joinRanges([
      [4, 6],
      [0, 2],
      [2, 3],
      [5, 9],
    ]),
  ).toEqual([
    [0, 3],
    [4, 9],
  ]);
});
