import fs from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { PluginOptions as StockOptions } from '@easyops-cn/docusaurus-search-local';
import type { StockIndex } from './documents';

/** Name of the file that readers load, beside the home page of each language. */
export const INDEX_FILE = 'search-index.json';

interface StockModule {
  default: (context: LoadContext, options: StockOptions) => Plugin;
  validateOptions: (args: {
    options: StockOptions;
    validate: (schema: Joi.ObjectSchema<StockOptions>, options: StockOptions) => StockOptions;
  }) => StockOptions;
}

/**
 * Lets @easyops-cn/docusaurus-search-local read the built pages and write its index.
 *
 * Its theme stays out: it is not loaded as a plugin but called from here, since Docusaurus runs all
 * `postBuild` hooks at once, and ours needs what its own has written.
 *
 * @param context of the running build
 * @param ignoreCssSelectors parts of the pages to leave out
 * @returns reads the pages of a finished build
 */
export function stockIndexer(
  context: LoadContext,
  ignoreCssSelectors: string[],
): (props: Props & { content: unknown }) => Promise<StockIndex> {
  // Its type declarations leave the functions out.
  const stock = require('@easyops-cn/docusaurus-search-local') as StockModule;
  const options = stock.validateOptions({
    options: { docsRouteBasePath: '/', indexBlog: false, indexPages: false, ignoreCssSelectors },
    validate: (schema, given) => Joi.attempt(given, schema),
  });
  const plugin = stock.default(context, options);
  return async (props) => {
    await plugin.postBuild?.({ ...props, head: {}, routesBuildMetadata: {} });
    const text = await fs.readFile(path.join(props.outDir, INDEX_FILE), 'utf8');
    return JSON.parse(text) as StockIndex;
  };
}
