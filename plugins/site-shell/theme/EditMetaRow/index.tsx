// Replaces @docusaurus/theme-classic 3.10 EditMetaRow: a report link stands between its two parts.
export { PageLinks as default } from '../../page-links/PageLinks';
