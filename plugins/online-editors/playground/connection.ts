/** A request that waits for its answer. */
interface Pending {
  resolve: (result: Record<string, unknown>) => void;
  reject: (reason: Error) => void;
}

interface Answer {
  type: string;
  payload?: { __reqid?: string; __success?: boolean; __error?: string } & Record<string, unknown>;
}

/** Requests and answers over the port of a playground. */
export interface Connection {
  /**
   * @param type name of the request in StackBlitz's protocol
   * @param payload its arguments
   * @throws Error with the playground's reason, or when the connection is closed
   */
  request: (type: string, payload?: object) => Promise<Record<string, unknown>>;
  /** Closes the port; requests that are still open are rejected. */
  close: () => void;
}

/**
 * Speaks StackBlitz's request protocol over a port: `{ type, payload: { …, __reqid } }` is answered by
 * `{ type, payload: { …, __reqid, __success, __error? } }`.
 *
 * @param port what the handshake gave
 */
export function openConnection(port: MessagePort): Connection {
  const pending = new Map<string, Pending>();
  let requests = 0;
  let closed = false;

  port.onmessage = ({ data }: MessageEvent<Answer>) => {
    const { __reqid: id = '', __success: success, __error: error, ...result } = data.payload ?? {};
    const request = pending.get(id);
    if (!request) return;
    pending.delete(id);
    if (success) request.resolve(result);
    else request.reject(new Error(error ? `${data.type}: ${error}` : data.type));
  };

  return {
    request: (type, payload) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The playground is closed.'));
          return;
        }
        const id = String(++requests);
        pending.set(id, { resolve, reject });
        port.postMessage({ type, payload: { ...payload, __reqid: id } });
      }),
    close: () => {
      closed = true;
      port.close();
      for (const { reject } of pending.values()) reject(new Error('The playground is closed.'));
      pending.clear();
    },
  };
}
