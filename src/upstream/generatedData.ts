// Runs in Node: modules with data that Docusaurus generates for its browser code, by their names after
// `@generated/`.

/** The whole configuration of the site. */
export const SITE_CONFIG = 'docusaurus.config';

/** The table of route chunks. */
export const REGISTRY = 'registry';

/** The props of routes of the docs plugin; those of the version include all sidebars. */
export const VERSION_FOLDER = 'docusaurus-plugin-content-docs/default/p';
