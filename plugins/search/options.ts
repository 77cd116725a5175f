import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { readSynonyms } from './indexing/readSynonyms';
import type { Synonyms } from './indexing/synonyms';
import type { Facet } from './searchIndex';

/** Options of the search plugin. */
export interface PluginOptions {
  id: string;
  /** Synonyms by language; `*` applies to all. See `joinSynonyms`. */
  synonyms: Record<string, Partial<Synonyms>>;
  /** First segment of a page's address to the kind of page; other pages are guides. */
  facets: Record<string, Facet>;
  /** Anchors of sections that only link to other pages; they are not indexed. */
  ignoreSections: string[];
  /** Addresses of pages whose text is not indexed, only their headings: other pages explain the same. */
  headingsOnly: string[];
  /** Parts of a page that are not indexed (CSS selectors). */
  ignoreCssSelectors: string[];
  /**
   * Lists that other plugins write with `createData`, as paths relative to Docusaurus's folder of generated files.
   * A missing file counts as an empty list.
   */
  data: {
    /** Pages in reading order: `path`, `nav` (`title`, `order`), `frontmatter`. */
    pages: string;
    /** Demos: `id`, `title`, `description`, `keywords`, `pages`. */
    demos: string;
    /** API properties: `name`, `definition`, `description`, `permalink`, `anchor`. */
    properties: string;
  };
}

/** {@link PluginOptions} as written in the configuration; all are optional. */
export type Options = Partial<Omit<PluginOptions, 'data'>> & {
  data?: Partial<PluginOptions['data']>;
};

/** Defaults of the options; that of the synonyms is read from their files. */
export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id' | 'synonyms'> = {
  facets: { api: 'reference', types: 'reference', errors: 'errors' },
  ignoreSections: ['next', 'more', 'related'],
  headingsOnly: ['guides/changelog'],
  // Demos and the rows of API tables are separate entries. Code repeats what the text explains, except for
  // messages (language text); the numbers in charts answer no question.
  ignoreCssSelectors: [
    '[data-demo]',
    '[data-chart]',
    '[data-markdown-actions]',
    'article button',
    'table:has(> tbody[id])',
    'pre:not([aria-label^="text "])',
    'details:has(> ul)',
  ],
  data: {
    pages: 'navigation/default/pages.json',
    demos: 'demos/default/demos.json',
    properties: 'api-reference/default/search.json',
  },
};

const strings = () => Joi.array().items(Joi.string());

const PluginOptionsSchema = Joi.object<PluginOptions>({
  synonyms: Joi.object().pattern(
    Joi.string(),
    Joi.object({
      same: Joi.array().items(strings().min(2)),
      called: Joi.object().pattern(Joi.string(), strings()),
      asked: Joi.object().pattern(Joi.string(), strings()),
      everyday: Joi.object().pattern(Joi.string(), strings()),
    }),
  ),
  facets: Joi.object()
    .pattern(Joi.string(), Joi.valid('guides', 'reference', 'errors'))
    .default(DEFAULT_OPTIONS.facets),
  ignoreSections: strings().default(DEFAULT_OPTIONS.ignoreSections),
  headingsOnly: strings().default(DEFAULT_OPTIONS.headingsOnly),
  ignoreCssSelectors: strings().default(DEFAULT_OPTIONS.ignoreCssSelectors),
  data: Joi.object({
    pages: Joi.string().default(DEFAULT_OPTIONS.data.pages),
    demos: Joi.string().default(DEFAULT_OPTIONS.data.demos),
    properties: Joi.string().default(DEFAULT_OPTIONS.data.properties),
  }).default(DEFAULT_OPTIONS.data),
});

/**
 * Checks the options of the plugin and fills in the defaults.
 *
 * @throws Error naming the invalid option, or file and line of an invalid list of synonyms
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  // Not a default of the schema, which would hide why a list cannot be read.
  const synonyms = options.synonyms ?? readSynonyms();
  return validate(PluginOptionsSchema, { ...options, synonyms });
}
