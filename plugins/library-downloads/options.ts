import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the plugin. */
export interface PluginOptions {
  /** Folder of the documented library's package, from the site's folder. */
  library: string;
  /** Whether it is on the package registry, so that its name is enough to install it. */
  onRegistry: boolean;
  /** Whether this is its newest major version, which the registry installs by default. */
  isNewest: boolean;
}

/** Options as they may be in the configuration. */
export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  library: 'packages/bindform',
  onRegistry: false,
  isNewest: true,
};

const schema = Joi.object<PluginOptions>({
  library: Joi.string().default(DEFAULT_OPTIONS.library),
  onRegistry: Joi.boolean().default(DEFAULT_OPTIONS.onRegistry),
  isNewest: Joi.boolean().default(DEFAULT_OPTIONS.isNewest),
});

/** Checks the options and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
