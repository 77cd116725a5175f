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

/** A form of the guide in one library. */
export interface GuideEntry extends ComparedForm {
  /** Inputs that a keystroke in one field renders. */
  renders: number;
}

/** Code that the forms of a group share. */
export interface SharedFile {
  /** Name of the file. */
  name: string;
  /** Highlighted code, safe inside a `<code>` element. */
  html: string;
}

/** One form of the guide, in all libraries. */
export interface GuideGroup {
  entries: GuideEntry[];
  shared: SharedFile[];
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
