// Runs in Node: environment variables that Docusaurus's command line sets for itself.

/** The value of `--locale`; Docusaurus sets it before it reads the configuration. */
export function askedLocale(): string | undefined {
  const asked = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // No option becomes this text.
  return asked === 'undefined' ? undefined : asked;
}

/**
 * Leaves the stacks out of errors, which say file, line and remedy themselves, unless `STACKS` is set.
 * The command line of Docusaurus, the only place where this acts, prints an error with its stack and the
 * stacks of its causes.
 */
export function leaveOutStacks(): void {
  const isCommandLine = /[\\/]docusaurus(\.mjs)?$/.test(process.argv[1] ?? '');
  if (isCommandLine && !process.env.STACKS) Error.stackTraceLimit = 0;
}

/** Environment of a command that keeps its generated files in its own folder. */
export const withGeneratedFilesIn = (folder: string): NodeJS.ProcessEnv => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder,
});
