declare module '@theme/LoadingBar' {
  export { default } from '@site/plugins/page-loading/theme/LoadingBar';
}
