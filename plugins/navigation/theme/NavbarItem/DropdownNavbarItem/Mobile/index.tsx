// Replaces NavbarItem/DropdownNavbarItem/Mobile of @docusaurus/theme-classic 3.10: there a link is in
// for the button, and following the link of a section also folds its second level.
export { MobileNavbarMenu as default } from '../../../../navbar/MobileNavbarMenu';
