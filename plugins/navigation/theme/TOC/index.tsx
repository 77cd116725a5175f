// Replaces TOC of @docusaurus/theme-classic 3.10: there it is no landmark and has no heading, and a
// landmark around it would end its sticking to the window.
export { SideContents as default } from '../../contents/SideContents';
