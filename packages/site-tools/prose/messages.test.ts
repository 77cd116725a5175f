import { compareMessages } from './messages';

test('a language that has what it needs has no problem', () => {
  const needed = { 'code.json': { a: 'A', alt: '' } };
  expect(compareMessages('zh-CN', needed, { 'code.json': { a: '甲', alt: '' } })).toEqual([]);
});

test('missing, unused and empty messages are reported, whole files included', () => {
  const needed = { 'code.json': { a: 'A', b: 'B' }, 'x/new.json': { n: 'N' } };
  const present = { 'code.json': { b: '', c: '丙' }, 'x/old.json': { o: '旧' } };
  expect(compareMessages('zh-CN', needed, present)).toEqual([
    'i18n/zh-CN/code.json: message "a" is missing. Run npm run write-translations.',
    'i18n/zh-CN/code.json: message "c" is used nowhere. Delete it.',
    'i18n/zh-CN/code.json: message "b" is empty. Translate "B".',
    'i18n/zh-CN/x/new.json: message "n" is missing. Run npm run write-translations.',
    'i18n/zh-CN/x/old.json: message "o" is used nowhere. Delete it.',
  ]);
});

test('a text of a demo that was listed and not translated is reported, but not a single word', () => {
  const needed = { 'demos/a.json': { '@title': 'Sign up now', Bold: 'Bold' } };
  expect(compareMessages('zh-CN', needed, needed)).toEqual([
    'i18n/zh-CN/demos/a.json: message "@title" is still in English. Translate it.',
  ]);
});
