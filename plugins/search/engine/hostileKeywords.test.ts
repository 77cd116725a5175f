import fc from 'fast-check';
import { search } from './search';
import { collection } from './searchFound';

describe('hostile keywords', () => {
  it.each([
    ['very long', 'a'.repeat(100_000)],
    ['very long Chinese', '校'.repeat(50_000)],
    ['many words', 'form '.repeat(20_000)],
    ['a regular expression', '(.*)+[a-z]{1,}\\d?^$|'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['right to left', 'مرحبا \u202Eform'],
    ['emoji', '👩‍👩‍👧‍👦 🏳️‍🌈'],
    ['control characters', 'form\u0000\u0008\u001b[31m'],
    ['a lone surrogate', '\ud83d'],
    ['names of Object.prototype members', '__proto__ constructor toString'],
  ])('%s', (_what, keywords) => {
    expect(Array.isArray(search(collection, keywords))).toBe(true);
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (keywords) => {
        for (const { hints: found } of search(collection, keywords)) expect(found).not.toEqual([]);
      }),
    );
  });
});
