// Runs in Node: names of Docusaurus modules that a bundler alias replaces with ours.

/** The loading bar of the classic theme, one of its client modules. */
export const LOADING_BAR = require.resolve('@docusaurus/theme-classic/lib/nprogress');

/** The highlighter of the classic theme, one of its client modules. */
export const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/**
 * The component that `@docusaurus/theme-live-codeblock/lib/theme/CodeBlock` wraps, and to which it hands
 * every block that is not live: `@docusaurus/theme-classic/lib/theme/CodeBlock`, unless replaced.
 */
export const WRAPPED_CODE_BLOCK = '@theme-init/CodeBlock';

/** Makes the component of a route. */
export const COMPONENT_CREATOR = '@docusaurus/ComponentCreator';

/** Shows a message in the page's language. */
export const TRANSLATE = '@docusaurus/Translate';
