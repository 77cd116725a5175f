import { makeCollection } from '../wholeCollection';
import { correctHomophones } from './homophones';
import { search } from './search';
import { FIXTURE } from './searchFixture';

const [page, ...others] = FIXTURE.pages;
const collection = makeCollection({
  ...FIXTURE,
  pages: [{ ...page, keywords: ['比较'] }, ...others],
  pinyin: { ...FIXTURE.pinyin, jiao: '校较', zheng: '怔' },
});

describe('a wrong character', () => {
  it.each([
    ['of the same sound', '较验', '校验'],
    ['next to a right pair stays', '表单较', '表单较'],
    ['whose sound is not known stays', '叫验', '叫验'],
    ['without a word of that sound stays', '怔验', '怔验'],
  ])('%s: %s', (_which, typed, corrected) => {
    expect(correctHomophones(collection, typed)).toBe(corrected);
  });

  it('finds what the right one finds', () => {
    expect(search(collection, '异步较验')).toEqual(search(collection, '异步校验'));
  });
});
