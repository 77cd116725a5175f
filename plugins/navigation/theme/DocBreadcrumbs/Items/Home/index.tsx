// Wraps DocBreadcrumbs/Items/Home of @docusaurus/theme-classic 3.10: the breadcrumbs come from the sidebar,
// which does not name the section that it belongs to.
export { FirstBreadcrumbs as default } from '../../../../breadcrumbs/FirstBreadcrumbs';
