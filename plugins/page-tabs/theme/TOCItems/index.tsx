// Wraps TOCItems of @docusaurus/theme-classic 3.10: it lists what is in the active tabs, and all that
// is in none, and marks the section that is being read among those.
export { TabContents as default } from '../../contents/TabContents';
