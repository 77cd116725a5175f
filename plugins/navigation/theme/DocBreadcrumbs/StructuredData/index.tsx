// Wraps DocBreadcrumbs/StructuredData of @docusaurus/theme-classic 3.10, to add the section as the page does.
export { BreadcrumbsData as default } from '../../../breadcrumbs/BreadcrumbsData';
