import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of live editing. */
export interface LiveEditingOptions {
  /** Folder of the demos, from the site's folder: what they import can be imported while editing. */
  demos: string;
  /** Packages that can be imported beside those, for instance by `tsx live` blocks. */
  modules: string[];
  /** Stylesheets of the preview, from the site's folder, so that it looks like the page. */
  styles: string[];
}

/** What a site gets that says nothing. */
export const DEFAULT_OPTIONS: LiveEditingOptions = {
  demos: 'demos',
  modules: ['react', 'react-dom'],
  styles: [],
};

const schema = Joi.object<LiveEditingOptions>({
  demos: Joi.string().default(DEFAULT_OPTIONS.demos),
  modules: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.modules),
  styles: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.styles),
});

/**
 * Checks the options in `docusaurus.config.ts`.
 *
 * @throws Error naming the option that is wrong
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<LiveEditingOptions> | undefined,
  LiveEditingOptions
>): LiveEditingOptions {
  return validate(schema, options);
}
