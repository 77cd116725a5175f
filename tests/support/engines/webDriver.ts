import type { ClickOptions } from './enginePage';

/** A session of a WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface WebDriverSession {
  /**
   * Sends a command.
   *
   * @param method HTTP method
   * @param path path below the session, for instance `/url`
   * @throws Error with the driver's own message
   */
  send: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;
}

async function command<Value>(address: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`WebDriver, ${address}: ${value.message}`);
  return value;
}

/**
 * Begins a session.
 *
 * @param server address of the driver
 * @param capabilities what the browser has to be
 */
export async function startSession(
  server: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const { sessionId } = await command<{ sessionId: string }>(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  return {
    send: (method, path, body) =>
      command(
        `${server}/session/${sessionId}${path}`,
        method,
        method === 'POST' ? (body ?? {}) : body,
      ),
  };
}

/** Code points that stand for keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };

const keyboard = (actions: KeyAction[]) => ({ type: 'key', id: 'keyboard', actions });

const pressAll = ({ send }: WebDriverSession, actions: KeyAction[]): Promise<void> =>
  send('POST', '/actions', { actions: [keyboard(actions)] });

/** Presses a key, or several at once, joined by `+`. */
export function pressKeys(session: WebDriverSession, keys: string): Promise<void> {
  const values = keys.split('+').map((name) => KEYS[name] ?? name);
  return pressAll(session, [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ]);
}

/** Types a text into what has the focus. */
export const typeText = (session: WebDriverSession, text: string): Promise<void> =>
  pressAll(
    session,
    [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]),
  );

/** Clicks at a place in the window (px). */
export async function clickAt(
  { send }: WebDriverSession,
  x: number,
  y: number,
  { button, key }: ClickOptions = {},
): Promise<void> {
  const hold = (type: KeyAction['type']) =>
    key && send('POST', '/actions', { actions: [keyboard([{ type, value: KEYS[key] }])] });
  const pressed = button === 'middle' ? 1 : 0;
  await hold('keyDown');
  await send('POST', '/actions', {
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: pressed },
          { type: 'pointerUp', button: pressed },
        ],
      },
    ],
  });
  await hold('keyUp');
}
