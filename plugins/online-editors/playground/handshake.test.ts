/** @jest-environment jsdom */
import { handshake, HandshakeTimeoutError } from './handshake';

const ORIGIN = 'https://playground.test';
const PORT = { name: 'port' } as unknown as MessagePort;

interface Answer {
  source: Window | null;
  origin?: string;
  data: unknown;
  ports?: MessagePort[];
}

function post({ source, origin = ORIGIN, data, ports = [PORT] }: Answer) {
  const event = new MessageEvent('message', { source, origin, data });
  Object.defineProperty(event, 'ports', { value: ports });
  window.dispatchEvent(event);
}

/** A frame in the page, and the ids of the attempts that reach it. */
function playgroundFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const ids: string[] = [];
  const window = frame.contentWindow!;
  window.postMessage = ({ action, id }: { action: string; id: string }) => {
    expect(action).toBe('SDK_INIT');
    ids.push(id);
  };
  const success = () => ({ action: 'SDK_INIT_SUCCESS', id: ids[0], payload: {} });
  return { frame, window, ids, success };
}

let listeners: Set<unknown>;

beforeEach(() => {
  jest.useFakeTimers();
  listeners = new Set();
  const { addEventListener, removeEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.add(listener);
    addEventListener.call(window, type, listener as EventListener);
  });
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((type: string, listener: unknown) => {
      listeners.delete(listener);
      removeEventListener.call(window, type, listener as EventListener);
    });
});

afterEach(() => {
  expect(listeners.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('the first attempt is made at once, and its answer gives the port', async () => {
  const { frame, window, ids, success } = playgroundFrame();
  const onAttempt = jest.fn();
  const connected = handshake(frame, { origin: ORIGIN, onAttempt });
  expect(ids).toHaveLength(1);
  post({ source: window, data: success() });
  await expect(connected).resolves.toBe(PORT);
  expect(onAttempt.mock.calls).toEqual([[1]]);
});

test('attempts are 500 ms apart and carry one id', async () => {
  const { frame, window, ids, success } = playgroundFrame();
  const onAttempt = jest.fn();
  const connected = handshake(frame, { origin: ORIGIN, onAttempt });
  jest.advanceTimersByTime(499);
  expect(ids).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(ids).toHaveLength(2);
  jest.advanceTimersByTime(5 * 500);
  post({ source: window, data: success() });
  await expect(connected).resolves.toBe(PORT);
  expect(onAttempt.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(ids).size).toBe(1);
});

test('after 20 attempts without an answer it times out', async () => {
  const { frame, window, ids, success } = playgroundFrame();
  const connected = handshake(frame, { origin: ORIGIN });
  const outcome = expect(connected).rejects.toThrow(new HandshakeTimeoutError());
  jest.advanceTimersByTime(19 * 500);
  expect(ids).toHaveLength(20);
  jest.advanceTimersByTime(500);
  await outcome;
  post({ source: window, data: success() });
  expect(ids).toHaveLength(20);
});

test('the time-out has its fixed message', () => {
  expect(new HandshakeTimeoutError().message).toBe(
    "Timeout: Unable to establish a connection with the embedded playground's virtual machine",
  );
});

test('an answer in the last half second still counts', async () => {
  const { frame, window, success } = playgroundFrame();
  const connected = handshake(frame, { origin: ORIGIN });
  jest.advanceTimersByTime(19 * 500 + 499);
  post({ source: window, data: success() });
  await expect(connected).resolves.toBe(PORT);
});

describe('answers that do not count', () => {
  test.each<[string, (success: { action: string; id: string }, own: Window) => Answer]>([
    ['from another frame', (data) => ({ source: window, data })],
    ['from nowhere', (data) => ({ source: null, data })],
    ['from another origin', (data, own) => ({ source: own, data, origin: 'https://evil.test' })],
    ['with another id', (data, own) => ({ source: own, data: { ...data, id: 'other' } })],
    ['of another kind', (data, own) => ({ source: own, data: { ...data, action: 'SDK_INIT' } })],
    ['without a port', (data, own) => ({ source: own, data, ports: [] })],
    ['that are empty', (_data, own) => ({ source: own, data: null })],
    ['that are text', (_data, own) => ({ source: own, data: 'SDK_INIT_SUCCESS' })],
  ])('%s', async (_name, make) => {
    const { frame, window: own, ids, success } = playgroundFrame();
    const connected = handshake(frame, { origin: ORIGIN });
    post(make(success(), own));
    jest.advanceTimersByTime(500);
    expect(ids).toHaveLength(2);
    post({ source: own, data: success() });
    await expect(connected).resolves.toBe(PORT);
  });
});

test('the signal ends it', async () => {
  const { frame, ids } = playgroundFrame();
  const controller = new AbortController();
  const connected = handshake(frame, { origin: ORIGIN, signal: controller.signal });
  const outcome = expect(connected).rejects.toHaveProperty('name', 'AbortError');
  controller.abort();
  await outcome;
  expect(ids).toHaveLength(1);
});

test('a signal that has aborted already lets no attempt happen', async () => {
  const { frame, ids } = playgroundFrame();
  const connected = handshake(frame, { origin: ORIGIN, signal: AbortSignal.abort() });
  await expect(connected).rejects.toHaveProperty('name', 'AbortError');
  expect(ids).toHaveLength(0);
});

test('a frame that is removed ends it at the next attempt', async () => {
  const { frame } = playgroundFrame();
  const connected = handshake(frame, { origin: ORIGIN });
  const outcome = expect(connected).rejects.toMatchObject({
    name: 'AbortError',
    message: 'The playground was removed.',
  });
  frame.remove();
  jest.advanceTimersByTime(500);
  await outcome;
});
