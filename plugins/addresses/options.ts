import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { Redirect } from './redirect-pages/writeRedirectPages';

/** Options of the plugin. */
export interface PluginOptions {
  /** Addresses that lead to others, as paths below each language. */
  redirects: Redirect[];
}

/** Options as they may be in the configuration. */
export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = { redirects: [] };

const pagePath = Joi.string()
  .pattern(/^(\/[\w.~-]+)+$/, 'path that begins with a slash and ends without one')
  .required();

/** An Error without the details of Joi, which are printed as thirty lines. */
const refusal = ([report]: Joi.ErrorReport[]) =>
  new Error(
    `docusaurus.config.ts: ${String(report)}. Write each redirect as { from: '/intro/old', to: '/intro/new' }.`,
  );

const schema = Joi.object<PluginOptions>({
  redirects: Joi.array()
    .items(Joi.object({ from: pagePath, to: pagePath }))
    .default(DEFAULT_OPTIONS.redirects)
    .error(refusal),
});

/** Checks the options and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
