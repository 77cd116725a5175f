// Replaces @docusaurus/theme-classic 3.10 EditMetaRow: a report link is between its two parts.
import { asExtra } from '@site/src/components/Extra';
import { PageLinks } from '../../page-links/PageLinks';

export default asExtra('page links', PageLinks);
