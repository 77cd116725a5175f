/** A page in a browser of another engine than Chromium's. */
export interface EnginePage {
  goto: (address: string) => Promise<void>;
  /**
   * Runs code in the page.
   *
   * @param body body of a function; what it returns comes back as JSON
   */
  run: <Result>(body: string) => Promise<Result>;
  /** Runs code in the innermost document of the live preview, or returns undefined before the preview has loaded. */
  runInPreview: <Result>(body: string) => Promise<Result | undefined>;
  close: () => Promise<void>;
}
