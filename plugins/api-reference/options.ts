import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the API reference. */
export interface PluginOptions {
  /** File whose exports are documented, from the site's folder. */
  entry: string;
  /** TypeScript configuration that compiles it, from the site's folder. */
  tsConfig: string;
  /** Files of the library's components, from the site's folder; globs. */
  components: string[];
  /** Whether the source is read at all; without it every table says so. */
  parser: boolean;
}

/** Values that hold where an option is not given. */
export const DEFAULT_OPTIONS: Omit<PluginOptions, 'entry'> = {
  tsConfig: 'tsconfig.json',
  components: [],
  parser: true,
};

const OPTIONS_SCHEMA = Joi.object<PluginOptions>({
  entry: Joi.string().required(),
  tsConfig: Joi.string().default(DEFAULT_OPTIONS.tsConfig),
  components: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.components),
  parser: Joi.boolean().default(DEFAULT_OPTIONS.parser),
});

/** Checks the options and fills in what is not given. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(OPTIONS_SCHEMA, options);
}
