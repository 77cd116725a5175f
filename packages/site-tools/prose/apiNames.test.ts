import path from 'node:path';
import { apiNameProblems, type KnownNames } from './apiNames';
import { readKnownNames } from './knownNames';

const KNOWN: KnownNames = {
  api: new Set(['useForm', 'setValue', 'reset']),
  foreign: new Set(['useState']),
  codes: new Set(['BF001']),
  properties: new Set(['--bindform-gap']),
};

const unknownIn = (...lines: string[]) =>
  apiNameProblems({ name: 'docs', pages: { 'a.mdx': lines.join('\n') } }, KNOWN).map((problem) =>
    /:(\d+): "(.+)" does not exist/.exec(problem)?.slice(1).join(' '),
  );

it('finds names that do not exist, with their line', () => {
  expect(unknownIn('Call `useForms`.', '', '## With `form.setValues` {#set}')).toEqual([
    '1 useForms',
    '3 setValues',
  ]);
});

it.each([
  ['a member of the form', '`form.touch()`', 'touch'],
  ['a code', '`BF999`', 'BF999'],
  ['a custom property', '`--bindform-gaps`', '--bindform-gaps'],
])('finds %s that does not exist', (_what, text, name) => {
  expect(unknownIn(text)).toEqual([`1 ${name}`]);
});

it.each([
  'Call `useForm`, `form.reset()` or `useState`; see `BF001` and `--bindform-gap`.',
  "A text is not a name: `form.setValue('firstName')` and `'aText'`.",
  'Words such as `change` and `npm run api:examples` are no names.',
])('accepts %j', (text) => expect(unknownIn(text)).toEqual([]));

it('accepts the names of the samples of the page', () => {
  expect(unknownIn('`isLocked` is state.', '', '```ts', 'const isLocked = true;', '```')).toEqual(
    [],
  );
});

it('leaves other libraries their names in a table that compares them', () => {
  const table = ['| Formik | Bindform |', '| --- | --- |', '| `setFieldValue` | `setFieldValue` |'];
  expect(unknownIn(...table)).toEqual(['3 setFieldValue']);
  expect(unknownIn(...table.map((row) => row.replace('Bindform', 'Other')))).toHaveLength(2);
});

it('knows the names of every entry point, and no others', () => {
  const { api, codes, properties } = readKnownNames(path.resolve(__dirname, '../../..'));
  const names = [
    'useForm',
    'formatChangeValue',
    'usePersist',
    'useUndo',
    'readFormData',
    'Devtools',
  ];
  expect(names.filter((name) => !api.has(name))).toEqual([]);
  expect(api.has('createValidation')).toBe(false);
  expect([...codes]).toContain('BF001');
  expect([...properties]).toContain('--bindform-gap');
});
