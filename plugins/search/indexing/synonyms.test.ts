import { synonymsFor } from './synonyms';

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
  expect(synonymsFor(texts, GROUPS)).toEqual(others);
});
