/**
 * Ends a command: prints the problems and exits with code 1, or prints a success message.
 *
 * @param problems one sentence each
 * @param wellDone message if there are no problems
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
