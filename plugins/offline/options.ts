import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the plugin offline. */
export interface PluginOptions {
  id: string;
  /**
   * Whether readers can save pages. When it is false, the worker of the next deployment deletes itself and
   * all that readers have saved.
   */
  enabled: boolean;
}

const PluginOptionsSchema = Joi.object<PluginOptions>({ enabled: Joi.boolean().default(true) });

/**
 * Checks the options of the plugin and fills in the defaults.
 *
 * @throws Error that names the option at fault
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(PluginOptionsSchema, options);
}
