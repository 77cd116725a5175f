// Replaces SkipToContent of @docusaurus/theme-classic 3.10, which sends the focus to the top of the page
// whenever something was pushed to the history. Choosing a tab pushes, but is no new page: the focus has
// to stay on the tab.
export { SkipLink as default } from '../../skip-link/SkipLink';
