import english from '../languages/en-US';
import { makeQuestionWords, significantRuns, significantWords } from './questionWords';
import { keywordWords } from './words';

const texts = (keywords: string, words: string[]) =>
  significantWords(keywordWords(keywords), makeQuestionWords(words)).map(({ text }) => text);

it('drops the question words of the page languages', () => {
  expect(texts('cómo validar', ['cómo'])).toEqual(['validar']);
  expect(texts('cómo validar', ['how'])).toEqual(['cómo', 'validar']);
  expect(texts('how', ['how'])).toEqual(['how']);
});

it.each(['dont validate', "don't validate", 'doesnt validate', 'how to validate'])(
  'knows the subject of “%s”',
  (keywords) => expect(texts(keywords, english.questionWords!)).toEqual(['validate']),
);

it('splits Chinese at the longest match, and drops a run of only question words', () => {
  const words = makeQuestionWords(['怎么', '怎么样', 'how']);
  expect(significantRuns('怎么样校验表单', words)).toEqual(['校验表单']);
  expect(significantRuns('怎么', words)).toEqual([]);
  expect(significantRuns('校验', makeQuestionWords(['how']))).toEqual(['校验']);
});
