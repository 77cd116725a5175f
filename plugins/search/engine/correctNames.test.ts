import { makeCollection } from '../wholeCollection';
import { correctNames } from './correctNames';
import { FIXTURE } from './searchFixture';

const collection = makeCollection(FIXTURE);

it.each([
  ['requireIndicater 不显示', 'requireindicator 不显示'],
  ['formatChnageValue 去空格', 'formatchangevalue 去空格'],
  ['ｒｅｑｕｉｒｅＩｎｄｉｃａｔｅｒ 不显示', 'requireindicator 不显示'],
])('corrects the name in %s', (keywords, corrected) => {
  expect(correctNames(collection, keywords)).toBe(corrected);
});

it.each([
  ['a known name', 'requireIndicator 不显示'],
  ['the beginning of a name', 'requireInd 不显示'],
  ['a short word', 'zodd 校验'],
  ['an unknown word', 'wordpress 校验'],
  ['keywords without Chinese, which tolerate typos by themselves', 'requireIndicater'],
])('leaves %s as it is', (_what, keywords) => {
  expect(correctNames(collection, keywords)).toBe(keywords);
});

it('bounds keywords that are very long', () => {
  expect(correctNames(collection, 'qwertyuiop 校验 '.repeat(20_000)).length).toBe(200);
});
