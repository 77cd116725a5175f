import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { DEFAULT_OPTIONS, validateOptions, type PluginOptions } from './options';

const validated = (options: Partial<PluginOptions>) =>
  validateOptions({ options, validate: normalizePluginOptions as never });

it('keeps the rendered components of this site next to given ones', () => {
  expect(validated({}).rendered).toEqual(DEFAULT_OPTIONS.rendered);
  expect(validated({ rendered: { Plan: 'figure' } }).rendered).toEqual({
    ...DEFAULT_OPTIONS.rendered,
    Plan: 'figure',
  });
});
