// Wraps Navbar of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import Navbar from '@theme-init/Navbar';

export default asExtra('navbar', Navbar);
