// Replaces @docusaurus/theme-classic 3.10 Logo: the name next to the sign is drawn, not set.
import { asExtra } from '@site/src/components/Extra';
import { Brand } from '../../brand/Brand';

export default asExtra('logo', Brand);
