import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the playground. */
export interface PlaygroundOptions {
  /** Id of the demo that it begins with. */
  initial: string;
}

const schema = Joi.object<PlaygroundOptions>({ initial: Joi.string().required() });

/**
 * Checks the options in `docusaurus.config.ts`.
 *
 * @throws Error naming the option that is wrong
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PlaygroundOptions, PlaygroundOptions>): PlaygroundOptions {
  return validate(schema, options);
}
