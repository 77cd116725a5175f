import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Demo } from '../types';
import { checkTranslated, demoTranslationFiles, translateDemos } from './translations';

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

describe('checkTranslated', () => {
  let folder: string;
  const write = (name: string, messages: Record<string, string>) => {
    const file = path.join(folder, `${name}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const content = Object.entries(messages).map(([key, message]) => [key, { message }]);
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(content)));
  };
  const check = () => checkTranslated(files, path.join(folder), folder);
  const complete = { '@title': '注册', '@description': '表单', '@keywords': '表单', Hello: '你好' };

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
    write('a/b/part', { Bold: 'Bold' });
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('accepts a complete translation, in which single words may stay', () => {
    write('a/b', complete);
    expect(check).not.toThrow();
  });

  it('names files and messages that are missing', () => {
    expect(check).toThrow(
      'Texts of demos are not translated. List them with "npm run write-translations", then translate:\na/b.json: "@title", "@description", "@keywords", "Hello"',
    );
  });

  it('sees through a message that was only listed', () => {
    write('a/b', { ...complete, '@title': 'Sign up now' });
    expect(check).toThrow('a/b.json: "@title"');
  });
});
