// Wraps TOCCollapsible of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import TOCCollapsible from '@theme-init/TOCCollapsible';

export default asExtra('contents of small windows', TOCCollapsible);
