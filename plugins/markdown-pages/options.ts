import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { PluggableList } from 'unified';

/** Options of the plugin markdown-pages. */
export interface PluginOptions {
  id: string;
  /** Remark plugins of the docs that change texts, so that the Markdown has the texts of the page. */
  remarkPlugins: PluggableList;
  /**
   * Components whose result is made while the page is rendered, each with a CSS selector that finds that
   * result in the built page. They are converted from HTML. Those of this site are always among them.
   */
  rendered: Record<string, string>;
  /** Id of the page with the changes of each version, which the feed is made from. */
  changelog: string;
}

/** Defaults of the options. */
export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id'> = {
  remarkPlugins: [],
  rendered: {
    BenchmarkChart: '[data-chart]',
    BytesChart: '[data-chart]',
    ComparedCode: '[data-compared-code]',
    ComparedRenders: '[data-chart]',
    ComparedSizes: '[data-chart]',
    MeasuredOn: '[data-measured-on]',
    ModelDiagram: 'figure:has(> svg[role=img])',
  },
  changelog: 'guides/changelog',
};

const PluginOptionsSchema = Joi.object<PluginOptions>({
  remarkPlugins: Joi.array().default(DEFAULT_OPTIONS.remarkPlugins),
  rendered: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .custom((given: PluginOptions['rendered']) => ({ ...DEFAULT_OPTIONS.rendered, ...given }))
    .default(DEFAULT_OPTIONS.rendered),
  changelog: Joi.string().default(DEFAULT_OPTIONS.changelog),
});

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
