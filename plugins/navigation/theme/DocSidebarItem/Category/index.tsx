// Wraps DocSidebarItem/Category of @docusaurus/theme-classic 3.10, which shows a group that is always open
// as a link without a target; here it is a list with a heading.
export { SidebarGroup as default } from '../../../sidebar/SidebarGroup';
