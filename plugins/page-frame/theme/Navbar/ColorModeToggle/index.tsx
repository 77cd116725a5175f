// Wraps Navbar/ColorModeToggle of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import NavbarColorModeToggle from '@theme-init/Navbar/ColorModeToggle';

export default asExtra('color mode menu', NavbarColorModeToggle);
