declare module '@generated/online-editors/default/library.json' {
  const library: import('@site/plugins/online-editors/libraryFiles').LibraryFiles;
  export default library;
}

declare module '@theme/OnlineEmbed' {
  export type OnlineEmbedProps =
    import('@site/plugins/online-editors/theme/OnlineEmbed').OnlineEmbedProps;
  export default function OnlineEmbed(props: OnlineEmbedProps): import('react').ReactNode;
}
