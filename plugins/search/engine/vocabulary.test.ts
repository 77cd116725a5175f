import fc from 'fast-check';
import { makeVocabulary, termsWithPrefix } from './vocabulary';

const field = (text: string, id = 0) => ({
  id,
  page: 0,
  text,
  lower: text.toLowerCase(),
  hasPinyin: false,
  isText: false,
});

it('indexes words, parts and suffixes of identifiers, and pairs of characters', () => {
  const { words, parts, bigrams } = makeVocabulary([field('formatChangeValue 表单校验')]);
  expect(words.sorted).toEqual(['formatchangevalue']);
  expect(parts.sorted).toEqual(['change', 'changevalue', 'format', 'value']);
  expect(bigrams.sorted).toEqual(['单校', '校验', '表单', '验']);
});

it('lists each field of a term once, in order', () => {
  const { words } = makeVocabulary([field('form form', 0), field('rule', 1), field('Form', 2)]);
  expect(words.postings.get('form')).toEqual([0, 2]);
});

it('finds exactly the terms with a prefix', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '校', '😀'), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(word), word, (list, prefix) => {
      const sorted = [...new Set(list)].sort();
      expect(termsWithPrefix({ postings: new Map(), sorted }, prefix)).toEqual(
        sorted.filter((term) => term.startsWith(prefix)),
      );
    }),
  );
});
