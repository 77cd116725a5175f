/** What a demo needs: one of its own files, whose text is the value, or a package, whose version is. */
export interface DemoDependency {
  type: 'FILE' | 'NPM';
  value: string;
}

/** A demo with everything it needs to run elsewhere (spec point 3). */
export interface DemoAsset {
  /** For instance `vaild-basic`. */
  id: string;
  /** In the page's language. */
  title: string;
  /** In the page's language. */
  description: string;
  keywords: string[];
  /** By file name, the demo's own file first, or by package name. */
  dependencies: Record<string, DemoDependency>;
}
