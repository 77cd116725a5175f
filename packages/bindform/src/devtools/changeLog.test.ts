import { appendChanges, describeData } from './changeLog';

const from = { city: 'Ulm', days: [{ plan: 'walk' }], tags: [] as string[] };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('describes values by path, and empty lists and objects as values', () => {
  expect([...describeData({ ...from, more: {}, born: undefined })]).toEqual([
    ['city', '"Ulm"'],
    ['days.0.plan', '"walk"'],
    ['tags', '[]'],
    ['more', '{}'],
    ['born', 'undefined'],
  ]);
});

it('logs values that were changed, added and removed', () => {
  const to = { city: 'Bonn', days: [] as unknown[], tags: ['sea'] };
  const log = appendChanges([], describeData(from), describeData(to));
  expect(log.map(({ id, path, before, after }) => [id, path, before, after])).toEqual([
    [0, 'city', '"Ulm"', '"Bonn"'],
    [1, 'days.0.plan', '"walk"', undefined],
    [2, 'tags', '[]', undefined],
    [3, 'days', undefined, '[]'],
    [4, 'tags.0', undefined, '"sea"'],
  ]);
});

it('joins changes of one value until they pause for a second', () => {
  const type = (log: ReturnType<typeof appendChanges>, previous: string, next: string) =>
    appendChanges(log, describeData({ city: previous }), describeData({ city: next }));
  let log = type(type([], '', 'U'), 'U', 'Ul');
  expect(log).toMatchObject([{ before: '""', after: '"Ul"' }]);
  jest.advanceTimersByTime(1000);
  log = type(log, 'Ul', 'Ulm');
  expect(log).toMatchObject([{ after: '"Ul"' }, { id: 1, before: '"Ul"', after: '"Ulm"' }]);
});

it('keeps the last hundred changes', () => {
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`f${index}`, 1]));
  const log = appendChanges([], describeData({}), describeData(many));
  expect(log).toHaveLength(100);
  expect(log.at(-1)).toMatchObject({ id: 150, path: 'f149' });
});
