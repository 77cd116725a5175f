// Wraps DocSidebar of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import DocSidebar from '@theme-init/DocSidebar';

export default asExtra('sidebar', DocSidebar);
