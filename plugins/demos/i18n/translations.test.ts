import type { Demo } from '../types';
import { demoTranslationFiles, translateDemos } from './translations';

const demo: Demo = {
  id: 'a-b',
  title: 'Sign up now',
  description: 'A form',
  keywords: ['form', 'sign up'],
  codeWords: ['form', 'sign up'],
  crashes: false,
  client: false,
  files: [
    { path: 'a/b.tsx', source: '/** @title Sign up now */\nexport default () => <p>Hello</p>;' },
    { path: 'a/b/part.tsx', source: '<b title="Bold" />' },
    { path: 'a/b/style.css', source: '' },
  ],
  packages: {},
};

const files = demoTranslationFiles([demo]);

it('lists tags and texts, one file of messages for each file with texts', () => {
  expect(
    files.map(({ path: name, content }) => [
      name,
      Object.entries(content).map(([key, { message }]) => `${key} = ${message}`),
    ]),
  ).toEqual([
    [
      'a/b',
      [
        '@title = Sign up now',
        '@description = A form',
        '@keywords = form, sign up',
        'Hello = Hello',
      ],
    ],
    ['a/b/part', ['Bold = Bold']],
  ]);
});

it('makes the demo of the other language', () => {
  const [translated] = translateDemos(
    [demo],
    [
      {
        path: 'a/b',
        content: {
          '@title': { message: '注册' },
          '@description': { message: '一个表单' },
          '@keywords': { message: '表单，注册' },
          Hello: { message: '你好' },
        },
      },
      { path: 'a/b/part', content: { Bold: { message: '粗体' } } },
    ],
  );
  expect(translated).toMatchObject({
    id: 'a-b',
    title: '注册',
    description: '一个表单',
    keywords: ['表单', '注册'],
    english: [],
  });
  expect(translated.files.map((file) => file.source)).toEqual([
    '/** @title Sign up now */\nexport default () => <p>你好</p>;',
    '<b title="粗体" />',
    '',
  ]);
});

it('names the file whose translation uses an unknown placeholder', () => {
  const messages = [{ path: 'a/b', content: { Hello: { message: '{0}' } } }];
  expect(() => translateDemos([demo], messages)).toThrow(
    'Messages of the demo file a/b.tsx: the translation "{0}" uses {0}, which "Hello" does not have.',
  );
});

it('leaves in English what has no translation, and says so', () => {
  const all = { ...demo, english: ['title', 'description', 'result'] };
  expect(translateDemos([demo], [])).toEqual([all]);
  // As Docusaurus gives it where the file has no translation.
  expect(translateDemos([demo], files)).toEqual([all]);
  const [partly] = translateDemos([demo], [{ path: 'a/b', content: { Hello: { message: '你好' } } }]);
  expect(partly.english).toEqual(['title', 'description']);
});
