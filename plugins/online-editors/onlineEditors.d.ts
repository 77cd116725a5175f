declare module '@generated/online-editors/default/library.json' {
  const library: import('@site/plugins/online-editors/libraryFiles').LibraryFiles;
  export default library;
}

declare module '@theme/OnlineEmbed' {
  export { default, type OnlineEmbedProps } from '@site/plugins/online-editors/theme/OnlineEmbed';
}
