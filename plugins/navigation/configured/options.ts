import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import type { NavbarItem } from '../navbarItems';
import type { SidebarItem } from '../sidebarItems';
import type { Customization } from './customize';

/** Options of the navigation plugin: configured entries of the navbar, and how texts of pages change. */
export interface NavigationOptions extends Customization<NavbarItem> {
  /**
   * Levels of the generated navbar. 2, the default: a section of several groups opens a list of them. 1:
   * a section is a link to its first page. Configured entries have two levels in both cases.
   */
  levels?: 1 | 2;
  /** Remark plugins of the docs that change texts, so that the metadata has the texts of the page. */
  remarkPlugins?: PluggableList;
}

/** Configured entries of the sidebars, by the folder of the section. */
export type SidebarOptions = Record<string, Customization<SidebarItem>>;

const TARGETS = ['to', 'href', 'items', 'type'];

const lowestItem = Joi.object<NavbarItem>({
  label: Joi.string(),
  items: Joi.forbidden().messages({
    'any.unknown': '{{#label}} would be a third level; the navbar has two',
  }),
})
  .unknown()
  .or(...TARGETS)
  .messages({
    'object.missing': '{{#label}} leads nowhere; give it a "to", an "href" or a "type"',
  });

const item = lowestItem
  .keys({ items: Joi.array().items(lowestItem).min(1) })
  .messages({ 'array.min': '{{#label}} is empty; give it an entry or leave it out' });

const override = (schema: Joi.Schema) => Joi.object().pattern(Joi.string(), schema);

const change = Joi.alternatives(Joi.valid(false), Joi.object().unknown()).messages({
  'alternatives.types': '{{#label}} must be false or an object of fields to replace',
});

const navbarSchema = Joi.object<NavigationOptions>({
  levels: Joi.valid(1, 2),
  override: override(change),
  prepend: Joi.array().items(item),
  append: Joi.array().items(item),
  remarkPlugins: Joi.array(),
});

const sidebarItem = Joi.object().unknown().keys({ type: Joi.string().required() });

const sidebarsSchema = override(
  Joi.object({
    override: override(change),
    prepend: Joi.array().items(sidebarItem),
    append: Joi.array().items(sidebarItem),
  }),
);

function accept<Options>(schema: Joi.ObjectSchema<Options>, options: unknown): Options {
  const { error, value } = schema.validate(options);
  if (!error) return value;
  throw new Error(
    `The navigation options are wrong: ${error.message}. See plugins/navigation/README.md.`,
  );
}

/**
 * Checks the options of the plugin, called by Docusaurus.
 *
 * @throws Error saying in a sentence which option is wrong
 */
export function validateOptions({
  options,
}: OptionValidationContext<NavigationOptions & { id?: string }, NavigationOptions>) {
  const { id = 'default', ...own } = options;
  return { id, ...accept(navbarSchema, own) };
}

/**
 * Checks the options of the sidebars.
 *
 * @throws Error saying in a sentence which option is wrong
 */
export function validateSidebarOptions(options: unknown): SidebarOptions {
  return accept(sidebarsSchema, options);
}
