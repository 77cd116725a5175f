// Replaces @docusaurus/theme-classic 3.10 ColorModeToggle: a button that walks through three modes
// names neither the choices nor the way to "auto"; this is a menu of them.
export { ColorModeMenu as default } from '../../color-mode/ColorModeMenu';
