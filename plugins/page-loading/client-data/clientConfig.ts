import type { DocusaurusConfig } from '@docusaurus/types';

/** What only the build reads: paths and options of plugins, and what is in the HTML of every page already. */
const BUILD_ONLY: (keyof DocusaurusConfig)[] = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * The part of the site's configuration that the browser needs. Docusaurus would put all of it into the script of
 * every page: the template of pages, and the options of plugins, with folders of the machine that has built them.
 */
export const clientConfig = (config: DocusaurusConfig): Partial<DocusaurusConfig> =>
  Object.fromEntries(
    Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key as keyof DocusaurusConfig)),
  );
