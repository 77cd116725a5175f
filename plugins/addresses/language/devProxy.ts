import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Configuration } from 'webpack-dev-server';

/** The environment variable with the ports of the other development servers, for the one in front. */
const VARIABLE = 'BINDFORM_DEV_SERVERS';

/** Where the other languages' development servers listen: base path of a language to TCP port. */
export type DevServerPorts = Record<string, number>;

/** The environment that makes one development server pass on what belongs to the others. */
export function proxyEnvironment(ports: DevServerPorts): NodeJS.ProcessEnv {
  return { [VARIABLE]: JSON.stringify(ports) };
}

/**
 * Answers a request when another development server does not. A hot-reload socket is only closed, and its page
 * reconnects: by default, the proxy writes a message into it, which browsers report as an error of the page.
 */
function endUnanswered(error: Error, _request: unknown, response: ServerResponse | Socket): void {
  if ('writeHead' in response) {
    response.writeHead(504, { 'Content-Type': 'text/plain' });
    response.end(
      `The development server of this language does not answer (${error.message}). Look at its output in the terminal, and start it again.`,
    );
  } else response.destroy();
}

/**
 * Settings of one language's development server: a hot-reload socket below its own base path, so that
 * several languages fit behind one port, and, in the front server of `npm run start:all`, the way to
 * the others.
 *
 * @param baseUrl base path of the language, with both slashes
 */
export function devServerSettings(baseUrl: string): Configuration {
  const ports = JSON.parse(process.env[VARIABLE] ?? '{}') as DevServerPorts;
  return {
    webSocketServer: { type: 'ws', options: { path: `${baseUrl}ws` } },
    proxy: Object.entries(ports).map(([context, port]) => ({
      // Without its closing slash, so that the bare address of a language reaches it too.
      context: context.replace(/\/$/, ''),
      target: `http://localhost:${port}`,
      ws: true,
      // The answer says it; a socket that ends with its page is no error.
      logLevel: 'silent',
      onError: endUnanswered,
    })),
  };
}
