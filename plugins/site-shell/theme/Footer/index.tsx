// Replaces @docusaurus/theme-classic 3.10 Footer: its headings are no headings, and the time of the
// last update belongs here too.
export { Footer as default } from '../../footer/Footer';
