import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Definitions } from '../definitions';
import { readInBackground } from './readInBackground';
import { readKeptReference, type ReferenceSource } from './readReference';

const library = path.resolve(__dirname, '../fixtures/library');
const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
const source: ReferenceSource = {
  entry: path.join(library, 'index.ts'),
  tsConfig: path.join(library, 'tsconfig.json'),
  components: [path.join(library, 'Field.tsx')],
  cacheDir,
};

let definitions: Definitions;
beforeAll(async () => {
  definitions = await readInBackground(source);
}, 120_000);
afterAll(() => fs.rmSync(cacheDir, { recursive: true }));

const property = (definition: string, name: string) =>
  definitions[definition].properties.find((candidate) => candidate.name === name);

it('knows what the entry exports, and nothing else', () => {
  const kinds = Object.values(definitions).map(({ name, kind }) => `${kind} ${name}`);
  expect(kinds.sort()).toEqual([
    'component Field',
    'function useField',
    'type FieldMethod',
    'type FieldProps',
    'type Moment',
    'type Rule',
    'type Rules',
    'type Setter',
  ]);
});

describe('a component', () => {
  it('has the props of its type, inherited ones included, in the order of the source', () => {
    const names = definitions.Field.properties.map(({ name }) => name);
    expect(names).toEqual(['name', 'rules', 'children', 'moment', 'label']);
    expect(property('Field', 'name')).toMatchObject({ required: true, type: { text: 'string' } });
    expect(property('Field', 'rules')).toMatchObject({ required: false });
  });

  it('has its description and label, which the docgen plugin drops', () => {
    expect(definitions.Field.documentation).toEqual({
      key: 'Field',
      text: 'One field.',
      label: 'experimental',
    });
  });

  it('keys a message by where its property is declared, so that inheriting costs no translation', () => {
    expect(property('Field', 'name')?.documentation.key).toBe('Field.name');
    expect(property('Field', 'moment')?.documentation).toEqual({
      key: 'SharedOptions.moment',
      text: 'When rules run, see {@link Moment}.',
      default: "'change'",
      since: '1.2.0',
    });
  });

  it('opens nested objects', () => {
    const details = property('Field', 'label')?.type.details;
    expect(details).toMatchObject({
      kind: 'object',
      properties: [
        { name: 'text', required: true, documentation: { text: 'The words.' } },
        { name: 'side', required: false, documentation: { label: 'beta' } },
      ],
    });
  });

  it('opens unions, their arrays not a second time', () => {
    expect(property('Field', 'rules')?.type.details).toMatchObject({
      kind: 'union',
      options: [
        { text: 'Rule<V>', details: { kind: 'object' } },
        { text: 'Rule<V>[]' },
        { text: 'null' },
      ],
    });
    const { details } = property('Field', 'rules')?.type ?? {};
    expect(details?.kind === 'union' && details.options[1].details).toBeFalsy();
  });
});

it('takes the comment of an option of a union', () => {
  expect(definitions.Moment.options).toEqual([
    { text: "'change'", documentation: { key: "Moment#'change'", text: 'After each change.' } },
    {
      text: "'blur'",
      documentation: { key: "Moment#'blur'", text: 'When the control loses the focus.' },
    },
  ]);
});

it('describes a call by its parameters and its result, as sentences', () => {
  expect(definitions.useField.signatures).toMatchObject([
    {
      text: '<V>(value: V) => FieldMethod<V>',
      parameters: [{ name: 'value', required: true, documentation: { text: 'The first value.' } }],
      returns: {
        type: { text: 'FieldMethod<V>' },
        documentation: { key: 'useField#returns', text: 'Its methods.' },
      },
    },
  ]);
  expect(definitions.Setter.signatures).toMatchObject([{ text: '(value: V) => void' }]);
});

it('takes @param from the comment of the property whose type is a function', () => {
  expect(property('Rule', 'validator')?.type.details).toMatchObject({
    kind: 'function',
    signature: { parameters: [{ documentation: { text: 'What the reader typed.' } }] },
  });
});

it('shows what to use in place of a deprecated thing', () => {
  expect(property('FieldMethod', 'setAll')?.documentation).toMatchObject({
    label: 'deprecated',
    replacement: 'since 1.1.0, use `set`',
  });
});

it('leaves a property without a comment without a text', () => {
  expect(property('FieldMethod', 'bare')?.documentation.text).toBe('');
});

it('shows the declaration as written, without comments, with the unexported types it names', () => {
  expect(definitions.FieldProps.declaration).toBe(`interface FieldProps extends SharedOptions {
  name: string;
  rules?: Rules<string>;
  children?: ReactNode;
}

interface SharedOptions {
  moment?: Moment | Moment[];
  label?: {
    text: string;
    side?: 'left' | 'top';
  };
}`);
  expect(definitions.useField.declaration).toBe('function useField<V>(value: V): FieldMethod<V>;');
});

it('knows where a type is used, through unexported types as well', () => {
  expect(definitions.Moment.usedIn).toEqual(['FieldProps', 'FieldMethod']);
  expect(definitions.FieldProps.usedIn).toEqual(['Field']);
  expect(definitions.useField.usedIn).toEqual([]);
});

it('keeps the result for this content alone', () => {
  expect(readKeptReference(source)).toEqual(definitions);
  expect(readKeptReference({ ...source, components: [] })).toBeUndefined();
});

it('says so when the source cannot be read', async () => {
  const wrong = { ...source, entry: path.join(library, 'Nothing.ts'), cacheDir: `${cacheDir}-2` };
  await expect(readInBackground(wrong)).rejects.toThrow(/could not be read/);
}, 60_000);
