import { missingTranslation } from './missingTranslation';

const chinese = { locale: 'zh-CN', defaultLocale: 'en-US', messages: { 'a.b': '甲' } };

test('a translated message is fine, and English needs no translation', () => {
  expect(missingTranslation({ id: 'a.b', message: 'A' }, chinese)).toBeUndefined();
  const english = { locale: 'en-US', defaultLocale: 'en-US', messages: {} };
  expect(missingTranslation({ id: 'a.b', message: 'A' }, english)).toBeUndefined();
});

test.each([
  [{ message: 'A' }, chinese, 'Missing id (zh-CN): the text "A" has none.'],
  [{ id: 'x', message: 'X' }, chinese, 'Missing message (zh-CN): "x" is not in'],
  [{ id: 'x', message: 'X' }, { ...chinese, messages: { x: '' } }, 'Missing message (zh-CN)'],
  [{ id: 'x', message: 'X' }, { ...chinese, messages: {} }, 'Missing locale data (zh-CN)'],
])('%j is reported', (request, catalogue, sentence) => {
  expect(missingTranslation(request, catalogue)).toContain(sentence);
});
