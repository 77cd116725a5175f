import fc from 'fast-check';
import { createElement } from 'react';
import { clone, isEqual } from './copy';
import { isPlain } from './plain';

class Money {
  constructor(readonly amount: number) {}
}

describe('what is plain', () => {
  it.each([
    [{}, true],
    [[], true],
    [Object.create(null), true],
    [new Date(), false],
    [new Map(), false],
    [new Set(), false],
    [new Money(1), false],
    [createElement('b'), false],
    [() => 1, false],
    [null, false],
    ['text', false],
  ])('%p: %p', (value, expected) => {
    expect(isPlain(value)).toBe(expected);
  });
});

describe('deep equality', () => {
  const day = (n: number) => new Date(2024, 0, n);

  it.each([
    [NaN, NaN, true],
    [0, -0, false],
    [day(1), day(1), true],
    [day(1), day(2), false],
    [new Date(NaN), new Date(NaN), true],
    [day(1), {}, false],
    [new Map([['a', { x: 1 }]]), new Map([['a', { x: 1 }]]), true],
    [new Map([['a', { x: 1 }]]), new Map([['a', { x: 2 }]]), false],
    [new Map([['a', undefined]]), new Map([['b', undefined]]), false],
    [new Set([1, 2]), new Set([2, 1]), true],
    [new Set([1, 2]), new Set([1, 3]), false],
    [new Set(), new Map(), false],
    [[], {}, false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1, 2, 3], false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: undefined }, {}, false],
    [{ a: { b: NaN } }, { a: { b: NaN } }, true],
    [null, undefined, false],
    [null, {}, false],
    [undefined, new Map(), false],
    [new Money(1), new Money(1), false],
    ['1', 1, false],
  ])('%p and %p: %p', (a, b, expected) => {
    expect(isEqual(a, b)).toBe(expected);
    expect(isEqual(b, a)).toBe(expected);
  });

  it('ends where the data does not', () => {
    const endless = () => {
      const tree: Record<string, unknown> = { children: [{ label: 'A' }] };
      return Object.assign(tree, { children: [{ label: 'A', parent: tree }], self: tree });
    };
    expect(isEqual(endless(), endless())).toBe(false);
    const made = () => ({
      get optional(): unknown {
        return made();
      },
    });
    expect(isEqual(made(), made())).toBe(false);
  });
});

describe('a clone', () => {
  const data = fc.object({
    key: fc.string().filter((key) => key !== '__proto__'),
    withDate: true,
    withMap: true,
    withSet: true,
  });

  it('is equal and shares no plain part', () => {
    fc.assert(
      fc.property(data, (value) => {
        const copy = clone(value);
        expect(isEqual(copy, value)).toBe(true);
        expect(copy).not.toBe(value);
      }),
    );
  });

  it('keeps what is not plain as it is', () => {
    const value = { day: new Date(), money: new Money(2), file: new Blob(), list: [new Set([1])] };
    const copy = clone(value);
    expect(copy.day).toBe(value.day);
    expect(copy.money).toBe(value.money);
    expect(copy.file).toBe(value.file);
    expect(copy.list).not.toBe(value.list);
    expect(copy.list[0]).toBe(value.list[0]);
  });

  it('shares no member with a symbol as its name', () => {
    const key = Symbol('meta');
    const value = { [key]: { tags: ['a'] } };
    const copy = clone(value);
    copy[key].tags.push('b');
    expect(value[key].tags).toEqual(['a']);
    expect(copy[key].tags).toEqual(['a', 'b']);
  });

  it('leaves the prototype alone when parsed JSON names it', () => {
    const copy = clone(JSON.parse('{"__proto__": {"polluted": true}, "a": 1}') as object);
    expect(copy).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect('polluted' in copy).toBe(false);
  });
});
