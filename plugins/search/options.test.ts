import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { readSynonyms } from './indexing/readSynonyms';
import { DEFAULT_OPTIONS, validateOptions, type PluginOptions } from './options';

const validate = (options: object) =>
  validateOptions({
    options,
    validate: (schema, given) => normalizePluginOptions(schema, given as Partial<PluginOptions>),
  });

it('fills in the defaults', () => {
  expect(validate({ data: { demos: 'x.json' } })).toMatchObject({
    ...DEFAULT_OPTIONS,
    data: { ...DEFAULT_OPTIONS.data, demos: 'x.json' },
  });
});

it('reads the synonyms from their files, unless the configuration has others', () => {
  expect(validate({}).synonyms).toEqual(readSynonyms());
  expect(validate({ synonyms: {} }).synonyms).toEqual({});
});

it.each([
  [{ synonyms: { 'en-US': { same: [['alone']] } } }, /synonyms/],
  [{ facets: { api: 'other' } }, /facets/],
  [{ ignoreCssSelectors: '.x' }, /ignoreCssSelectors/],
  [{ color: 'red' }, /color/],
])('rejects %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
