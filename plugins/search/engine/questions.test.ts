import { makeCollection } from '../wholeCollection';
import { answeringPages, findAnswers, packSizes, questionTerms, unpackSizes } from './questions';
import { search } from './search';
import { FIXTURE } from './searchFixture';

const collection = makeCollection(FIXTURE);
const answers = (keywords: string) =>
  findAnswers(collection, keywords).map(({ entry }) => entry.link);
const links = (keywords: string) =>
  search(collection, keywords)
    .flatMap(({ hints }) => hints)
    .sort((a, b) => a.rank - b.rank)
    .map(({ link }) => link);

it('splits a question into words and pairs of characters, each once', () => {
  expect(questionTerms('antd 查重 antD 查重')).toEqual(['antd', '查重']);
  expect(questionTerms('名字重')).toEqual(['名字', '字重']);
});

it('keeps the sizes of questions by entry', () => {
  const sizes = packSizes([[], ['查重', '名字重了'], [], ['x'.repeat(9)]]);
  expect(unpackSizes(sizes, 2)).toEqual([
    { page: 2, entry: 1, size: 1 },
    { page: 2, entry: 1, size: 3 },
    { page: 2, entry: 3, size: 1 },
  ]);
});

it('finds the entry whose questions are most like the keywords', () => {
  expect(answers('名字重了怎么办')).toEqual(['/b/zh/jiaoyan#async']);
  expect(answers('填错了')).toEqual(['/b/zh/jiaoyan#reset']);
  expect(answeringPages(collection, '填错了')).toEqual([2]);
});

it.each(['', '天气', 'validate'])('finds nothing like %j', (keywords) => {
  expect(answers(keywords)).toEqual([]);
});

describe('a search', () => {
  it('finds by a question what has none of its words', () => {
    expect(links('名字重了')).toEqual(['/b/zh/jiaoyan#async']);
  });

  it('has a result once that both its words and a question find', () => {
    const found = links('异步查重');
    expect(found[0]).toBe('/b/zh/jiaoyan#async');
    expect(new Set(found).size).toBe(found.length);
  });

  it('finds by a question only pages with the property that was typed', () => {
    expect(links('名字重了 requireindicator')).toContain('/b/zh/jiaoyan#async');
    expect(links('名字重了 requireIndicator')).not.toContain('/b/zh/jiaoyan#async');
  });

  it('leaves names alone to their words', () => {
    expect(links('antd')).not.toContain('/b/zh/jiaoyan#async');
  });
});
