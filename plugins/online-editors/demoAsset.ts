/** What a demo needs: one of its own files, or a package. */
export type DemoDependency =
  /** `value` is the file's text. */
  | { type: 'FILE'; value: string }
  /** `value` is the package's version. */
  | { type: 'NPM'; value: string };

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
