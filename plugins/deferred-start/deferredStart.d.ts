declare module '@theme/HeldInput' {
  export { default } from '@site/plugins/deferred-start/theme/HeldInput';
}
