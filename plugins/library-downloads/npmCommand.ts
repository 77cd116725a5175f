/**
 * How to run npm from a script on every platform: by its own file where npm has started the script,
 * since Windows cannot spawn the command `npm` without a shell.
 *
 * @param args what would be behind `npm` on a command line
 * @returns executable and arguments for `child_process.spawn`
 */
export function npmCommand(...args: string[]): [command: string, args: string[]] {
  const { npm_execpath: npm } = process.env;
  return npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
}
