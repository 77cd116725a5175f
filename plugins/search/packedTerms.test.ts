import fc from 'fast-check';
import { packTerms, unpackTerms } from './packedTerms';

it('encodes the prefix shared with the previous term as a number, and places as distances in digits', () => {
  const postings = new Map([
    ['form', [3, 10, 11]],
    ['format', [0]],
    ['校验', [7, 79]],
  ]);
  expect(packTerms({ postings, sorted: [...postings.keys()] }, [...postings.keys()])).toEqual({
    terms: '0form\n4at\n0校验',
    places: '9=7 6 =#6',
  });
});

it('unpacks what it has packed', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '校', '😀', '=', ' '), minLength: 1 });
  const places = fc.uniqueArray(fc.nat(), { minLength: 1 }).map((ids) => ids.sort((a, b) => a - b));
  fc.assert(
    fc.property(fc.dictionary(word, places), (dictionary) => {
      const postings = new Map(Object.entries(dictionary));
      const sorted = [...postings.keys()].sort();
      const read = unpackTerms(packTerms({ postings, sorted }, sorted));
      expect(read.sorted).toEqual(sorted);
      expect(new Map([...read.postings].sort())).toEqual(new Map([...postings].sort()));
    }),
  );
});
