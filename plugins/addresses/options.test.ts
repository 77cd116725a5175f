import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Validate } from '@docusaurus/types';
import { validateOptions, type Options, type PluginOptions } from './options';

const validated = (options: Options) =>
  validateOptions({
    validate: normalizePluginOptions as Validate<Options, PluginOptions>,
    options,
  });

it('has no redirects by default', () => {
  expect(validated({}).redirects).toEqual([]);
});

it.each(['intro/valid', '/intro/valid/', ''])('refuses the path %j', (from) => {
  expect(() => validated({ redirects: [{ from, to: '/intro/vaild' }] })).toThrow(/redirects\[0\]/);
});
