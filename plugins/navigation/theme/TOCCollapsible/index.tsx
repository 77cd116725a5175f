// Replaces TOCCollapsible of @docusaurus/theme-classic 3.10, whose button is dead until React runs.
export { FoldedContents as default } from '../../contents/FoldedContents';
