declare module '@theme/KeepOffline' {
  export { default } from './theme/KeepOffline';
}
