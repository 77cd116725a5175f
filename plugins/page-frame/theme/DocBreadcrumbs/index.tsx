// Wraps DocBreadcrumbs of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';

export default asExtra('breadcrumbs', DocBreadcrumbs);
