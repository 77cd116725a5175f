/**
 * Ends a command: prints the problems and exits with code 1, or says that all is well.
 *
 * @param problems one sentence each
 * @param wellDone the message if nothing was found
 */
export function finish(problems: string[], wellDone: string): void {
  if (problems.length === 0) {
    console.log(wellDone);
    return;
  }
  problems.forEach((problem) => console.error(problem));
  console.error(`\n${problems.length} problem${problems.length > 1 ? 's' : ''}.`);
  process.exitCode = 1;
}
