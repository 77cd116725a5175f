/** What a project is made from: files and packages of a demo. Files are keyed by path, the entry first. */
export interface ProjectSource {
  id: string;
  title: string;
  description: string;
  /** A file's text, or a package's version. */
  dependencies: Record<string, { type: 'FILE' | 'NPM'; value: string }>;
}
