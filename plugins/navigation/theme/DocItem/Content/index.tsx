// Replaces DocItem/Content of @docusaurus/theme-classic 3.10: the subtitle and the list of contents are
// between its heading and its text, where wrapping does not reach.
export { PageText as default } from '../../../page-text/PageText';
