import { ServerResponse, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { devServerSettings, proxyEnvironment } from './devProxy';

type OnError = (error: Error, request: unknown, response: ServerResponse | Socket) => void;

test('a server that does not answer is named to a page, and a hot-reload socket gets no text', () => {
  Object.assign(process.env, proxyEnvironment({ '/zh-CN/': 4000 }));
  const [{ onError }] = devServerSettings('/').proxy as { onError: OnError }[];

  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  const end = jest.spyOn(response, 'end');
  onError(new Error('ECONNREFUSED'), {}, response);
  expect(response.statusCode).toBe(504);
  expect(end).toHaveBeenCalledWith(expect.stringContaining('does not answer (ECONNREFUSED)'));

  const socket = new Socket();
  const write = jest.spyOn(socket, 'write');
  onError(new Error('ECONNRESET'), {}, socket);
  expect(socket.destroyed).toBe(true);
  expect(write).not.toHaveBeenCalled();
});
