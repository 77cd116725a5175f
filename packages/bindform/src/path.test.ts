import { getAt, setAt } from './path';

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

describe('reading a path', () => {
  const model = { a: { b: [{ c: 1 }] }, n: null, 'odd key': 2 };

  it.each([
    ['a.b.0.c', 1],
    ['a.b.1.c', undefined],
    ['n.x', undefined],
    ['missing.x.y', undefined],
    ['odd key', 2],
    ['constructor', undefined],
    ['a.__proto__', undefined],
  ])('%s', (path, expected) => {
    expect(getAt(model, path)).toBe(expected);
  });
});

describe('writing a path', () => {
  const written = (path: string, model: object = {}) => {
    setAt(model, path, 'x');
    return model;
  };

  it('creates objects for names and arrays for integers', () => {
    expect(written('a.b')).toEqual({ a: { b: 'x' } });
    expect(written('list.0.v')).toEqual({ list: [{ v: 'x' }] });
    expect(written('grid.0.1')).toEqual({ grid: [[undefined, 'x']] });
    expect(Array.isArray((written('rows.10.name') as { rows: unknown }).rows)).toBe(true);
    expect(written('map.01')).toEqual({ map: { '01': 'x' } });
  });

  it('replaces a parent that can hold nothing', () => {
    expect(written('a.b', { a: null })).toEqual({ a: { b: 'x' } });
    expect(written('a.b', { a: 'text' })).toEqual({ a: { b: 'x' } });
  });

  it.each(['__proto__.x', 'a.__proto__.x', 'constructor.prototype.x', 'prototype'])(
    'refuses %s, changes nothing and says so',
    (path) => {
      expect(written(path, { a: {} })).toEqual({ a: {} });
      expect(({} as { x?: string }).x).toBeUndefined();
      expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^\[bindform\] BF002: .+/));
    },
  );
});
