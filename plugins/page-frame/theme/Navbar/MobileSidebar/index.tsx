// Wraps Navbar/MobileSidebar of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import NavbarMobileSidebar from '@theme-init/Navbar/MobileSidebar';

export default asExtra('menu of small windows', NavbarMobileSidebar);
