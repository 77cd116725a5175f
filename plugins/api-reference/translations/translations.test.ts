import { definition, property } from '../fixtures/definition';
import { referenceMessages, translateDefinitions } from './messages';
import { sentenceHash, translationProblems } from './staleness';

const old = property('old');
old.documentation.replacement = 'Use `name`.';
const definitions = { Field: definition('Field', [property('name'), old, property('bare', '')]) };

it('lists each sentence once, by where it is declared', () => {
  expect(referenceMessages(definitions)).toEqual({
    Field: { message: 'What Field is.' },
    'Field.name': { message: 'About name.' },
    'Field.old': { message: 'About old.' },
    'Field.old#deprecated': { message: 'Use `name`.' },
  });
});

it('puts translations in place and marks what stays English', () => {
  const { Field } = translateDefinitions(definitions, {
    Field: { message: '字段。' },
    // As Docusaurus gives it where the file has no translation.
    'Field.name': { message: 'About name.' },
    'Field.old': { message: '旧的。' },
    'Field.old#deprecated': { message: '请改用 `name`。' },
  });
  expect(Field.documentation).toMatchObject({ text: '字段。', isEnglish: undefined });
  const [name, translated, bare] = Field.properties.map(({ documentation }) => documentation);
  expect(name).toMatchObject({ text: 'About name.', isEnglish: true });
  expect(translated).toMatchObject({ text: '旧的。', replacement: '请改用 `name`。' });
  expect(bare.isEnglish).toBeUndefined();
  expect(definitions.Field.documentation.text).toBe('What Field is.');
});

describe('translationProblems', () => {
  const english = { a: { message: 'One.' }, b: { message: 'Two.' } };
  const fresh = { a: sentenceHash('One.'), b: sentenceHash('Two.') };
  const chinese = { a: { message: '一。' }, b: { message: '二。' } };

  it('is content with a translation of the sentences as they are', () => {
    expect(translationProblems(english, chinese, fresh)).toEqual([]);
  });

  it('calls a translation stale when its English has changed', () => {
    const changed = { ...english, b: { message: 'Two, or three.' } };
    expect(translationProblems(changed, chinese, fresh)).toEqual([
      'b is stale: the English is now "Two, or three."; compare the two, then run npm run api:translated -- \'b\'.',
    ]);
  });

  it('does not call a translation stale that was never recorded', () => {
    expect(translationProblems(english, chinese, { a: fresh.a })).toEqual([
      "b is not marked as translated; compare the two, then run npm run api:translated -- 'b'.",
    ]);
  });

  it('names what is missing and what is left over', () => {
    expect(
      translationProblems(english, { a: { message: '一。' }, c: { message: '三。' } }, fresh),
    ).toEqual([
      'b is not translated: "Two."',
      'c is translated but no longer in the source; remove it.',
    ]);
  });
});
