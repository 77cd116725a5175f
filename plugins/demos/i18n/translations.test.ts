import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bindform-demo-messages-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

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
    folder,
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

it('names file and line of a translation with an unknown placeholder', () => {
  const content = { '@title': { message: '注册' }, Hello: { message: '{0}' } };
  fs.mkdirSync(path.join(folder, 'a'));
  fs.writeFileSync(path.join(folder, 'a/b.json'), JSON.stringify(content, null, 2));
  expect(() => translateDemos([demo], [{ path: 'a/b', content }], folder)).toThrow(
    /a\/b\.json:5: the translation uses \{0\}, which "Hello" does not have\. Remove it\.$/,
  );
});

it('leaves in English what has no translation, and says so', () => {
  const all = { ...demo, english: ['title', 'description', 'result'] };
  expect(translateDemos([demo], [], folder)).toEqual([all]);
  // As Docusaurus gives it where the file has no translation.
  expect(translateDemos([demo], files, folder)).toEqual([all]);
  const [partly] = translateDemos([demo], [{ path: 'a/b', content: { Hello: { message: '你好' } } }], folder);
  expect(partly.english).toEqual(['title', 'description']);
});
