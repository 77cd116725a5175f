// Replaces @docusaurus/theme-classic 3.10 Footer: its headings are no headings, and the time of the
// last update belongs here too.
import { asExtra } from '@site/src/components/Extra';
import { Footer } from '../../footer/Footer';

export default asExtra('footer', Footer);
