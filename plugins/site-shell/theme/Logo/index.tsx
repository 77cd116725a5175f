// Replaces @docusaurus/theme-classic 3.10 Logo: the name beside the sign is drawn, not set.
export { Brand as default } from '../../brand/Brand';
