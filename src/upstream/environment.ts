// Runs in Node: environment variables that Docusaurus's command line sets for itself.

/** The value of `--locale`; Docusaurus sets it before it reads the configuration. */
export function askedLocale(): string | undefined {
  const asked = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // No option becomes this text.
  return asked === 'undefined' ? undefined : asked;
}

/** Environment of a command that keeps its generated files in its own folder. */
export const withGeneratedFilesIn = (folder: string): NodeJS.ProcessEnv => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder,
});
