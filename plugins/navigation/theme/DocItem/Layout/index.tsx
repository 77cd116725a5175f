// Wraps DocItem/Layout of @docusaurus/theme-classic 3.10: around its columns is an element that says which there are.
export { PageColumns as default } from '../../../page-text/PageColumns';
