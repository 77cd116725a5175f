// Replaces LiveCodeBlock of @docusaurus/theme-live-codeblock 3.10, which adds react-live to every page, even if it
// is only wrapped. Themes override local plugins, so it must be here.
export { LiveBlock as default } from '@site/plugins/live-editor/LiveBlock';
