// Runs in Node: how Docusaurus has PostCSS process stylesheets.
import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

type Creator = (options: unknown) => unknown;

/** Creates a plugin that is given by its module and options; others are created already. */
function created(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, unknown];
  return (createRequire(file)(file) as Creator)(options);
}

/**
 * Changes the options of `@docusaurus/bundler/lib/loaders/styleLoader`, so that the PostCSS plugins are created once, not
 * for each of about a hundred stylesheets, and no configuration file is looked for next to each. Both took most of the
 * time of PostCSS.
 */
export const sharedPostCss = (): Plugin => ({
  name: 'shared-postcss',
  configurePostCss: (options) => ({
    ...options,
    config: false,
    plugins: (options.plugins as unknown[]).map(created),
  }),
});
