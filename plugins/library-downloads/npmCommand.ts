/**
 * How to run npm from a script on every platform, without the option `shell`: by its own file where npm
 * has started the script, by its name elsewhere.
 *
 * @param args what would be behind `npm` on a command line
 * @returns executable and arguments for `child_process.spawn`
 */
export function npmCommand(...args: string[]): [command: string, args: string[]] {
  const { npm_execpath: npm } = process.env;
  if (npm?.endsWith('.js')) return [process.execPath, [npm, ...args]];
  // On Windows, `npm` is a batch file, which only a shell can run.
  return process.platform === 'win32' ? ['cmd.exe', ['/d', '/c', 'npm', ...args]] : ['npm', args];
}
