// Wraps DocItem/Paginator of @docusaurus/theme-classic 3.10, where a failure in it would take the page along.
import { asExtra } from '@site/src/components/Extra';
import DocItemPaginator from '@theme-init/DocItem/Paginator';

export default asExtra('links to the pages before and after', DocItemPaginator);
