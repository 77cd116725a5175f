declare module '@theme/PageTab' {
  export { default, type PageTabProps } from './theme/PageTab';
}

declare module '@theme/PageTabs' {
  export { default, type PageTabsProps } from './theme/PageTabs';
}
