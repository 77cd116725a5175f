// Replaces @docusaurus/theme-classic 3.10 LastUpdated: that one shows an invented time under
// `docusaurus start`, and an author; here all pages share the plugin's one time.
import { asExtra } from '@site/src/components/Extra';
import { LastUpdated } from '../../last-updated/LastUpdated';

export default asExtra('last update', LastUpdated);
