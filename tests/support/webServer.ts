import { startTree, type ProcessTree } from './processTree';

/** How long a server may take to listen (ms). */
const START_PATIENCE = 60_000;

/** Waits until something answers at an address. */
async function untilAnswered(address: string): Promise<void> {
  const end = Date.now() + START_PATIENCE;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`Nothing answers at ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Starts the server of an app that has been built, in production mode.
 *
 * @param folder absolute path of the app
 * @param command a command of its packages and arguments
 * @param url address at which it answers once it is ready
 * @param env more environment variables
 * @throws Error when nothing answers within a minute
 */
export async function startApp(
  folder: string,
  command: string[],
  url: string,
  env: Record<string, string> = {},
): Promise<ProcessTree> {
  const server = startTree('npx', command, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  await untilAnswered(url);
  return server;
}
