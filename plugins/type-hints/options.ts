import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the type-hints plugin. */
export interface TypeHintsOptions {
  /** Folder of the samples, from the site's folder; default `src/samples`. */
  path: string;
}

const schema = Joi.object<TypeHintsOptions>({ path: Joi.string().default('src/samples') });

/**
 * Checks the options and fills in what is left out.
 *
 * @throws an error that names the wrong option
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<TypeHintsOptions>, TypeHintsOptions>): TypeHintsOptions {
  return validate(schema, options);
}
