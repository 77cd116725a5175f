import { MessageChannel, type MessagePort as NodePort } from 'node:worker_threads';
import { openConnection } from './connection';

interface Request {
  type: string;
  payload: { __reqid: string } & Record<string, unknown>;
}

let far: NodePort;
let connection: ReturnType<typeof openConnection>;

/** The next message at the other end. */
const heard = () => new Promise<Request>((resolve) => far.once('message', resolve));

beforeEach(() => {
  const channel = new MessageChannel();
  far = channel.port2;
  connection = openConnection(channel.port1 as unknown as MessagePort);
});

afterEach(() => connection.close());

test('an answer reaches its own request, whatever the order', async () => {
  const first = connection.request('A', { a: 1 });
  const one = await heard();
  const second = connection.request('B');
  const two = await heard();
  expect(one).toMatchObject({ type: 'A', payload: { a: 1 } });
  for (const { type, payload } of [two, one]) {
    far.postMessage({
      type: `${type}_SUCCESS`,
      payload: { __reqid: payload.__reqid, __success: true, from: type },
    });
  }
  await expect(first).resolves.toEqual({ from: 'A' });
  await expect(second).resolves.toEqual({ from: 'B' });
});

test.each([
  ['No such file', 'SDK_OPEN_FILE_FAILURE: No such file'],
  [undefined, 'SDK_OPEN_FILE_FAILURE'],
])('a refusal (%p) becomes an error', async (reason, message) => {
  const refused = connection.request('SDK_OPEN_FILE', { path: 'x' });
  const { payload } = await heard();
  far.postMessage({
    type: 'SDK_OPEN_FILE_FAILURE',
    payload: { __reqid: payload.__reqid, __success: false, __error: reason },
  });
  await expect(refused).rejects.toThrow(new Error(message));
});

test('an answer without a request is ignored', async () => {
  const asked = connection.request('A');
  const { payload } = await heard();
  far.postMessage({ type: 'NOISE' });
  far.postMessage({ type: 'NOISE', payload: { __reqid: 'unknown', __success: true } });
  far.postMessage({ type: 'A_SUCCESS', payload: { __reqid: payload.__reqid, __success: true } });
  await expect(asked).resolves.toEqual({});
});

test('closing rejects what is open and what comes later', async () => {
  const open = connection.request('A');
  connection.close();
  await expect(open).rejects.toThrow('The playground is closed.');
  await expect(connection.request('B')).rejects.toThrow('The playground is closed.');
});
