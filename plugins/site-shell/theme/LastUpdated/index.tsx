// Replaces @docusaurus/theme-classic 3.10 LastUpdated: that one shows an invented time under
// `docusaurus start`, and an author; here all pages share the plugin's one time.
export { LastUpdated as default } from '../../last-updated/LastUpdated';
