import { makeCollection } from '../wholeCollection';
import { hanFields, isWordlike } from './han';
import { FIXTURE } from './searchFixture';

const [page] = FIXTURE.pages;
const collectionOf = (...titles: string[]) =>
  makeCollection({
    ...FIXTURE,
    demos: [],
    pages: titles.map((title) => ({ ...page, title, keywords: [], sections: [] })),
  });

it.each([
  [['表单校验', '校验函数'], '校验', true],
  [['表单校验', '校验函数'], '表单', false],
  [['表单校验'], '表单校验', true],
  [['环境要求'], '境要', false],
  [['何时校验值', '表单校验函数'], '校验', true],
  [['用 校验 函数'], '校验', true],
  [['表单'], '校验', false],
])('in %j, %s is a word: %s', (titles, text, expected) => {
  expect(isWordlike(collectionOf(...titles), text)).toBe(expected);
});

it('finds a single character anywhere in a name', () => {
  const collection = collectionOf('表单校验', '重置', '校对');
  const found = (text: string) => hanFields(collection, text).flatMap((field) => field.text || []);
  expect(found('校').sort()).toEqual(['校对', '表单校验']);
  expect(found('验')).toEqual(['表单校验']);
});
