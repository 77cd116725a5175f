import { readFormData } from './actions';

const dataOf = (...entries: [string, string | Blob][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

const initial = {
  name: '',
  age: 18,
  terms: false,
  topics: ['news'],
  address: { city: 'Berlin', floor: 0 },
  rows: [
    { what: 'tea', cups: 1, isHot: true },
    { what: 'milk', cups: 2, isHot: false },
  ],
  note: undefined as string | undefined,
};

it('gives what was sent the types of the initial data', () => {
  const file = new File(['x'], 'x.txt');
  const sent = dataOf(
    ['name', 'Ada'],
    ['age', '36'],
    ['terms', 'on'],
    ['topics', 'jobs'],
    ['topics', 'talks'],
    ['address.city', 'Paris'],
    ['rows.0.what', 'coffee'],
    ['rows.0.cups', '3'],
    ['rows.0.isHot', 'on'],
    ['rows.1.what', 'juice'],
    ['rows.1.cups', ''],
    ['photo', file],
  );
  expect(readFormData(sent, initial)).toEqual({
    name: 'Ada',
    age: 36,
    terms: true,
    topics: ['jobs', 'talks'],
    address: { city: 'Paris', floor: 0 },
    rows: [
      { what: 'coffee', cups: 3, isHot: true },
      { what: 'juice', cups: NaN, isHot: false },
    ],
    note: undefined,
    photo: file,
  });
});

it('knows that an unchecked box and an empty choice are not sent, and keeps what has no control', () => {
  const { terms, topics, address, age } = readFormData(dataOf(['name', 'Ada']), {
    ...initial,
    terms: true,
  });
  expect({ terms, topics, address, age }).toEqual({
    terms: false,
    topics: [],
    address: { city: 'Berlin', floor: 0 },
    age: 18,
  });
});

it('has the rows that were sent, more or fewer, with the types of the first', () => {
  const rowsOf = (...entries: [string, string][]) => readFormData(dataOf(...entries), initial).rows;
  expect(rowsOf(['rows.0.what', 'tea'], ['rows.0.cups', '5'])).toEqual([
    { what: 'tea', cups: 5, isHot: false },
  ]);
  expect(rowsOf()).toEqual([]);
  expect(
    rowsOf(
      ['rows.0.what', 'a'],
      ['rows.1.what', 'b'],
      ['rows.2.what', 'c'],
      ['rows.2.cups', '7'],
    )[2],
  ).toEqual({ what: 'c', cups: 7, isHot: false });
});

it('reads dates, lists of numbers and a choice of true or false', () => {
  const like = { born: new Date(0), sizes: [1], agrees: true, isOpen: false };
  const sent = dataOf(
    ['born', '2026-01-02'],
    ['sizes', '38'],
    ['sizes', '40'],
    ['agrees', 'false'],
    ['isOpen', 'true'],
  );
  expect(readFormData(sent, like)).toEqual({
    born: new Date('2026-01-02'),
    sizes: [38, 40],
    agrees: false,
    isOpen: true,
  });
});

it('has the initial value of a file input in which nothing was chosen', () => {
  const nothing = new File([], '');
  const file = new File([], 'empty.txt');
  const like = { photos: [], scans: [], avatar: null, rows: [{ proof: null }] };
  const sent = dataOf(
    ['photos', nothing],
    ['scans', file],
    ['avatar', nothing],
    ['rows.0.proof', nothing],
    ['rows.1.proof', nothing],
    ['rows.2.proof', file],
  );
  expect(readFormData<object>(sent, like)).toEqual({
    photos: [],
    scans: [file],
    avatar: null,
    rows: [{ proof: null }, { proof: null }, { proof: file }],
  });
});

it('ignores a row that no form can have sent', () => {
  const { rows, ...others } = readFormData(
    dataOf(['rows.999999999.what', 'x'], ['more.999999999', 'x'], ['name', 'Ada']),
    initial,
  );
  expect(rows).toEqual([]);
  expect(Object.keys(others)).not.toContain('more');
  const years = { budget: { 2024: '' } };
  expect(readFormData(dataOf(['budget.2024', '5']), years)).toEqual({ budget: { 2024: '5' } });
});

it('leaves out what React adds, and changes neither the initial data nor any prototype', () => {
  const before = JSON.stringify(initial);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const values = readFormData(
    dataOf(
      ['$ACTION_ID_40a', ''],
      ['__proto__.polluted', 'x'],
      ['rows.0.constructor.y', 'x'],
      ['rows.0', new File([], '')],
      ['rows.0.more', 'x'],
    ),
    initial,
  );
  expect(Object.keys(values)).toEqual(Object.keys(initial));
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(JSON.stringify(initial)).toBe(before);
  warn.mockRestore();
});
