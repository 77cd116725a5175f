import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';

const DEFAULT_PORT = 3000;

/**
 * Returns the TCP port from the option `--port` or the environment variable `PORT`, by default 3000.
 *
 * @param args arguments of the command line
 * @throws Error if there is another option, or the port is not a port number
 */
export function chosenPort(args: string[] = []): number {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const text = values.port ?? (process.env.PORT || String(DEFAULT_PORT));
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`The port must be a whole number from 0 to 65535, got "${text}".`);
}

/**
 * Checks that a port is free.
 *
 * @param wanted TCP port; 0 picks any free one
 * @returns the free port
 * @throws Error naming the port if another program uses it
 */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${wanted} is in use. Stop the program that uses it, or choose another port with PORT=<number>.`,
            )
          : error,
      );
    });
    probe.listen(wanted, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
