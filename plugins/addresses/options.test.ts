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

it('says in one sentence which key of a redirect is wrong, and how to write it', () => {
  const redirects = [{ form: '/intro/valid', to: '/intro/vaild' }] as never;
  expect.assertions(2);
  try {
    validated({ redirects });
  } catch (error) {
    expect((error as Error).message).toBe(
      `docusaurus.config.ts: "redirects[0].from" is required. Write each redirect as { from: '/intro/old', to: '/intro/new' }.`,
    );
    expect(Object.keys(error as Error)).toEqual([]);
  }
});

it.each(['intro/valid', '/intro/valid/', ''])('refuses the path %j', (from) => {
  expect(() => validated({ redirects: [{ from, to: '/intro/vaild' }] })).toThrow(/redirects\[0\]/);
});
