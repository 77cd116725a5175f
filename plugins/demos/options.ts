import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the demos plugin. */
export interface PluginOptions {
  id: string;
  /** Folder of the demos, from the site's folder. */
  path: string;
  /** Lockfile that resolves the versions of imported packages, from the site's folder. */
  lockfile: string;
}

/** {@link PluginOptions} as a configuration may leave them out. */
export type Options = Partial<PluginOptions>;

/** Defaults of the options. */
export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id'> = {
  path: 'demos',
  lockfile: 'package-lock.json',
};

const PluginOptionsSchema = Joi.object<PluginOptions>({
  path: Joi.string().default(DEFAULT_OPTIONS.path),
  lockfile: Joi.string().default(DEFAULT_OPTIONS.lockfile),
});

/**
 * Checks the options of the plugin and fills in the defaults.
 *
 * @throws Error that names the option at fault
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(PluginOptionsSchema, options);
}
