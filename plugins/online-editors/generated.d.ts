declare module '@generated/online-editors/default/library.json' {
  import type { LibraryFiles } from './libraryFiles';

  const library: LibraryFiles;
  export default library;
}
