// Replaces Details of @docusaurus/theme-classic 3.10, which collapses on hydration what a reader has opened.
export { NativeDetails as default } from '@site/src/components/NativeDetails';
