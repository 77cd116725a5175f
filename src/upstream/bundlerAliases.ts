// Runs in Node: names of Docusaurus modules that a bundler alias replaces with ours.

import path from 'node:path';

/**
 * Determines whether the window is wide enough for the sidebar:
 * `@docusaurus/theme-common/lib/hooks/useWindowSize`.
 */
export const WINDOW_SIZE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/useWindowSize.js',
);

/** The loading bar of the classic theme, one of its client modules. */
export const LOADING_BAR = require.resolve('@docusaurus/theme-classic/lib/nprogress');

/** The highlighter of the classic theme, one of its client modules. */
export const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/**
 * The component that `@docusaurus/theme-live-codeblock/lib/theme/CodeBlock` wraps and uses for every block that is
 * not live: `@docusaurus/theme-classic/lib/theme/CodeBlock`, unless replaced.
 */
export const WRAPPED_CODE_BLOCK = '@theme-init/CodeBlock';

/** Creates the component of a route. */
export const COMPONENT_CREATOR = '@docusaurus/ComponentCreator';

/** Shows a message in the page's language. */
export const TRANSLATE = '@docusaurus/Translate';

/** Renders a list of routes: `@docusaurus/core/lib/client/exports/renderRoutes`. */
export const RENDER_ROUTES = '@docusaurus/renderRoutes';

/** Loads the code and data of a page before it is rendered: `@docusaurus/core/lib/client/preload`. */
export const PRELOAD = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/preload.js',
);
