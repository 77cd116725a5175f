// Wraps NavbarItem of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import NavbarItem from '@theme-init/NavbarItem';

export default asExtra('navbar item', NavbarItem);
