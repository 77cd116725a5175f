import { remembered } from './remembered';

let kinds = 0;
const fresh = <T>() => remembered<T>(`test ${(kinds += 1)}`);

test('a result is computed once per input', () => {
  const results = fresh<object>();
  const first = results('a', () => ({}));
  expect(results('a', () => ({}))).toBe(first);
  expect(results('b', () => ({}))).not.toBe(first);
});

test('undefined is cached, too', () => {
  const results = fresh<undefined>();
  const make = jest.fn(() => undefined);
  results('a', make);
  results('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('kinds are separate, and shared by all instances of the module', () => {
  const kind = `test ${(kinds += 1)}`;
  const first = remembered<object>(kind)('a', () => ({}));
  expect(fresh<object>()('a', () => ({}))).not.toBe(first);
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('./remembered')>('./remembered');
    expect(other.remembered).not.toBe(remembered);
    expect(other.remembered<object>(kind)('a', () => ({}))).toBe(first);
  });
});

test('an error is not cached', () => {
  const results = fresh<string>();
  expect(() =>
    results('a', () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(results('a', () => 'repaired')).toBe('repaired');
});

test('a rejection is not cached', async () => {
  const results = fresh<Promise<string>>();
  await expect(results('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await results('a', () => Promise.resolve('repaired'))).toBe('repaired');
});

test('the least recently used result is dropped', () => {
  const results = remembered<object>('test of a limit', 3);
  const [first, second] = [results('first', () => ({})), results('second', () => ({}))];
  results('third', () => ({}));
  results('first', () => ({}));
  results('fourth', () => ({}));
  expect(results('first', () => ({}))).toBe(first);
  expect(results('second', () => ({}))).not.toBe(second);
});
