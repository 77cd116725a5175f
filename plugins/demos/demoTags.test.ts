import { dropDemoTags, parseDemoTags, splitKeywords } from './demoTags';

const block = (...lines: string[]) => `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n`;

describe('parseDemoTags', () => {
  it('reads every tag, values over several lines included', () => {
    const source = block(
      '@title Sign up',
      '@description Two fields',
      '  and a button.',
      '@keywords sign up, required',
      '@since 1.2.0',
      '@label beta',
      '@inspect renders',
      '@crashes',
      '@client',
    );
    expect(parseDemoTags(source, 'a.tsx')).toEqual({
      title: 'Sign up',
      description: 'Two fields and a button.',
      keywords: ['sign up', 'required'],
      since: '1.2.0',
      label: 'beta',
      inspect: 'renders',
      crashes: true,
      client: true,
    });
  });

  it('asks for a title only', () => {
    expect(parseDemoTags('/** @title A */', 'a.tsx')).toEqual({
      title: 'A',
      description: '',
      keywords: [],
      since: undefined,
      label: undefined,
      inspect: undefined,
      crashes: false,
      client: false,
    });
  });

  it.each([
    ['no comment', 'export default 1', 'a.tsx:1: the demo has no title'],
    ['a later comment', 'f();\n/** @title A */', 'a.tsx:1: the demo has no title'],
    ['an empty title', '/**\n * @title\n */', 'a.tsx:2: the demo has no title'],
    ['an unknown tag', '/** @titel A */', 'a.tsx:1: unknown tag @titel'],
    ['an unknown tab', '/** @title A\n * @inspect rows */', 'a.tsx:2: @inspect is "rows"'],
    ['no version', '/** @title A\n * @since 1.2 */', 'a.tsx:2: @since is "1.2". Write a version'],
    [
      'a tag in the text of another',
      '/** @title A @label beta */',
      'a.tsx:1: @label is within the text of @title in the first comment. Write each tag once, at the start of its line, and a space behind it.',
    ],
    [
      'spaces before a tag',
      block('@title A', '  @crashes'),
      'a.tsx:3: @crashes is within the text',
    ],
    [
      'a colon behind a tag',
      block('@title A', '@description: B'),
      'a.tsx:3: "@description:" is no tag in',
    ],
    ['a tag twice', block('@title A', '@title B'), 'a.tsx:3: @title is given twice in'],
    ['an unknown label', '/** @title A\n * @label new */', 'a.tsx:2: @label is "new"'],
    [
      'a tag below lines of text and empty ones',
      `\n${block('', '@title A', '', '@description B', '', 'More.', '@labl beta').replaceAll('\n', '\r\n')}`,
      'a.tsx:9: unknown tag @labl',
    ],
  ])('refuses %s', (_name, source, message) => {
    expect(() => parseDemoTags(source, 'a.tsx')).toThrow(message);
  });
});

it('drops the first block and nothing else', () => {
  expect(dropDemoTags(`${block('@title A')}\n/** Kept. */\nf();\n`)).toBe('/** Kept. */\nf();\n');
});

it('splits keywords at Latin and Chinese commas', () => {
  expect(splitKeywords('a b, c，d、e')).toEqual(['a b', 'c', 'd', 'e']);
});
