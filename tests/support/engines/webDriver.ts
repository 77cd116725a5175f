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
