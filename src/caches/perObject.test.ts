import { perObject } from './perObject';

it('caches one result per object, undefined included', () => {
  const make = jest.fn((page: { title?: string }) => page.title);
  const titleOf = perObject(make);
  const [first, untitled] = [{ title: 'Start' }, {}];
  expect([first, untitled, first, untitled].map(titleOf)).toEqual([
    'Start',
    undefined,
    'Start',
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('tells equal objects apart', () => {
  const copyOf = perObject((page: { title: string }) => ({ ...page }));
  expect(copyOf({ title: 'Start' })).not.toBe(copyOf({ title: 'Start' }));
});

it('caches no error', () => {
  let isBroken = true;
  const read = perObject((_page: object) => {
    if (isBroken) throw new Error('not valid');
    return 'valid';
  });
  const page = {};
  expect(() => read(page)).toThrow('not valid');
  isBroken = false;
  expect(read(page)).toBe('valid');
});
