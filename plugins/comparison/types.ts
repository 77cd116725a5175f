/** The form in one library. */
export interface ComparedForm {
  /** Name of the library's package. */
  id: string;
  /** Name of the library. */
  name: string;
  version: string;
  /** Lines of the form that are not empty. */
  lines: number;
  /** What the form adds to a page that has React: minified and compressed with gzip (bytes). */
  bytes: number;
  /** Highlighted code, safe inside a `<code>` element. */
  html: string;
}

/** What the repository says of the library and of itself. */
export interface ProjectFacts {
  /** Packages that are installed with the library. */
  dependencies: number;
  /** Oldest and newest major version of React that the library is tested with. */
  react: [oldest: number, newest: number];
  /** Tests in the repository, at least: rounded down to a hundred. */
  tests: number;
}
