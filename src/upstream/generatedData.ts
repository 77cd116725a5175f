// Runs in Node: modules with data that Docusaurus generates for its own code in the browser.

import path from 'node:path';

/** The whole configuration of the site, as its imports name it. */
export const SITE_CONFIG = /^@generated\/docusaurus\.config$/;

/** The table of route chunks. */
export const REGISTRY = /^@generated\/registry$/;

/** The props of routes of the docs plugin, as the table of chunks names them. */
export const VERSION_DATA =
  /^@generated\/docusaurus-plugin-content-docs\/default\/p\/[\w-]+\.json$/;

/** The folder with these props. */
export const versionFolder = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
