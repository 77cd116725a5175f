import { joinSynonyms, sameWords } from './synonyms';

const GROUPS = [
  ['校验', '验证'],
  ['Ant Design', 'antd'],
  ['list', 'array'],
];

it.each([
  [['表单校验'], ['验证']],
  [['UI kits', 'ant design'], ['antd']],
  [['listener'], []],
  [['List'], ['array']],
  [['校验', '验证'], []],
  [[], []],
])('%j is also called %j', (texts, others) => {
  expect(sameWords(texts, GROUPS)).toEqual(others);
});

it('joins the lists of a language and of all languages, and adds page names of other languages', () => {
  const lists = {
    '*': { called: { 'intro/vaild#schema': ['yup', 'joi'] } },
    'en-US': {
      same: [['list', 'array']],
      called: { 'intro/vaild#schema': ['yup', 'shape'] },
      asked: { 'intro/start': ['how to begin'] },
      everyday: { disable: ['grey out'] },
    },
    'zh-CN': {
      same: GROUPS,
      called: { 'intro/vaild#schema': ['结构'], 'intro/start': ['入门'] },
      asked: { 'intro/start': ['怎么开始'] },
      everyday: { 禁用: ['变灰'] },
    },
  };
  expect(joinSynonyms(lists, 'en-US')).toEqual({
    same: [['list', 'array']],
    called: { 'intro/vaild#schema': ['yup', 'joi', 'shape'], 'intro/start': ['入门'] },
    asked: { 'intro/start': ['how to begin'] },
    everyday: { disable: ['grey out'] },
  });
});
