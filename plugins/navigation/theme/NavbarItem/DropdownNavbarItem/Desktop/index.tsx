// Replaces NavbarItem/DropdownNavbarItem/Desktop of @docusaurus/theme-classic 3.10: there the trigger is a
// link with the role of a button that opens on hover and that Escape does not close.
export { NavbarMenu as default } from '../../../../navbar/NavbarMenu';
