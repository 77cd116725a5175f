import { formatModel } from './formatModel';

it('writes every kind of value', () => {
  class Money {}
  const lines = formatModel({
    text: 'a "b"',
    empty: [],
    none: undefined,
    nothing: null,
    number: NaN,
    date: new Date(0),
    wrong: new Date(NaN),
    file: new File([], 'a.txt'),
    set: new Set([1, 2]),
    map: new Map([['a', 1]]),
    money: new Money(),
    bare: Object.create(null) as object,
    call: () => undefined,
    deep: { list: [1, { a: true }] },
  });
  expect(lines).toEqual([
    '{',
    '  text: "a \\"b\\""',
    '  empty: []',
    '  none: undefined',
    '  nothing: null',
    '  number: NaN',
    '  date: 1970-01-01T00:00:00.000Z',
    '  wrong: Invalid Date',
    '  file: File "a.txt"',
    '  set: Set(2) "1, 2"',
    '  map: Map(1) "a,1"',
    '  money: [Money]',
    '  bare: {}',
    '  call: [function]',
    '  deep: {',
    '    list: [',
    '      1',
    '      {',
    '        a: true',
    '      }',
    '    ]',
    '  }',
    '}',
  ]);
});
