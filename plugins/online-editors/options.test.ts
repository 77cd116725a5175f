import type { Validate } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { DEFAULT_OPTIONS, validateOptions, type Options, type PluginOptions } from './options';

const check = (options: Options) =>
  validateOptions({
    validate: normalizePluginOptions as Validate<Options, PluginOptions>,
    options,
  });

test('the library of this repository is taken by default', () => {
  expect(check({})).toMatchObject(DEFAULT_OPTIONS);
  expect(check({ library: 'packages/other' })).toMatchObject({ library: 'packages/other' });
});

test('a wrong option is named', () => {
  expect(() => check({ library: 5 } as unknown as Options)).toThrow('"library" must be a string');
  expect(() => check({ libary: 'x' } as Options)).toThrow('"libary" is not allowed');
});
