declare module '@theme/LoadingBar' {
  export { default } from '@site/plugins/page-loading/theme/LoadingBar';
}

declare module '@theme/RetryPanel' {
  export { RetryPanel as default } from '@site/plugins/page-loading/chunk-recovery/RetryPanel';
}
