// Runs in Node: environment variables that Docusaurus's CLI sets and reads, and settings of its process.
import { setFlagsFromString } from 'node:v8';
import logger from '@docusaurus/logger';

/** Returns the value of `--locale`; Docusaurus sets it before it reads the configuration. */
export function askedLocale(): string | undefined {
  const asked = process.env.DOCUSAURUS_CURRENT_LOCALE;
  // The value of a missing option.
  return asked === 'undefined' ? undefined : asked;
}

/**
 * Omits stack traces from errors, whose messages contain file, line and remedy, unless `STACKS` is set. This only
 * affects Docusaurus's CLI, which prints an error with its stack and the stacks of its causes.
 */
export function leaveOutStacks(): void {
  const isCommandLine = /[\\/]docusaurus(\.mjs)?$/.test(process.argv[1] ?? '');
  if (!isCommandLine || process.env.STACKS) return;
  Error.stackTraceLimit = 0;
  const { error } = logger as { error: (message: unknown, ...values: unknown[]) => void };
  // Node puts brackets around an error without a stack trace.
  logger.error = (message: unknown, ...values: unknown[]) =>
    error(
      typeof message === 'string' ? message.replace(/^\[Error: ([^]*)\]$/, '$1') : message,
      ...values,
    );
}

/** How much the heap of JavaScript may grow between two collections, in percent of what is in use. */
const HEAP_GROWTH = 20;

/**
 * Saves memory at the cost of some time, so that a site of a thousand pages is built in 3 GB: V8 would leave as much
 * garbage as there is memory, and the allocator of the bundler would keep what it has freed. The bundler reads its
 * variable when it is loaded, which is after the configuration.
 */
export function saveMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
}

/** Returns the environment for a command that keeps its generated files in a separate folder. */
export const withGeneratedFilesIn = (folder: string): NodeJS.ProcessEnv => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder,
});
