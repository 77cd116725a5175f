import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of live editing. */
export interface LiveEditingOptions {
  /** Folder of the demos, from the site's folder: what they import can be imported while editing. */
  demos: string;
  /** Packages that can be imported in addition, for instance by `tsx live` blocks. */
  modules: string[];
  /**
   * Components that make the parts of a UI kit follow the site's color mode, by package: the file whose
   * default export is around a demo that imports the package, from the site's folder.
   */
  kits: Record<string, string>;
  /** Stylesheets of the preview, from the site's folder, so that it looks like the page. */
  styles: string[];
}

/** What a site gets that says nothing. */
export const DEFAULT_OPTIONS: LiveEditingOptions = {
  demos: 'demos',
  modules: ['react', 'react-dom'],
  kits: {},
  styles: [],
};

const schema = Joi.object<LiveEditingOptions>({
  demos: Joi.string().default(DEFAULT_OPTIONS.demos),
  modules: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.modules),
  kits: Joi.object().pattern(Joi.string(), Joi.string()).default(DEFAULT_OPTIONS.kits),
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
