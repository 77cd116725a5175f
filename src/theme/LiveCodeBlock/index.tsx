// Replaces LiveCodeBlock of @docusaurus/theme-live-codeblock 3.10: that one brings react-live to every
// page, which wrapping would keep. Themes win over local plugins, hence here.
export { LiveBlock as default } from '@site/plugins/live-editor/LiveBlock';
