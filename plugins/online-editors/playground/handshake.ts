/** Time between two attempts, in ms. */
export const ATTEMPT_INTERVAL = 500;

/** Number of attempts. */
export const MAX_ATTEMPTS = 20;

/** Sentence of the time-out. */
export const TIMEOUT_MESSAGE =
  "Timeout: Unable to establish a connection with the embedded playground's virtual machine";

/** The playground did not answer any of the attempts. */
export class HandshakeTimeoutError extends Error {
  override name = 'HandshakeTimeoutError';
  constructor() {
    super(TIMEOUT_MESSAGE);
  }
}

/** How to make a {@link handshake}. */
export interface HandshakeOptions {
  /** The only origin whose answer counts, for instance `https://stackblitz.com`. */
  origin: string;
  /** Ends the attempts when it aborts. */
  signal?: AbortSignal;
  /** Called with the number of each attempt, from 1 to 20. */
  onAttempt?: (attempt: number) => void;
}

/**
 * Connects to a playground in a frame: asks every 500 ms, up to 20 times, until the frame
 * answers with a message port.
 *
 * An answer counts only if it comes from this frame's window, from the expected origin, with this
 * handshake's id. Whatever the outcome, no timer and no listener is left.
 *
 * @param frame the frame of the playground
 * @throws HandshakeTimeoutError 500 ms after the last attempt
 * @throws the signal's reason when it aborts, and a DOMException "AbortError" when the frame is removed
 */
export function handshake(
  frame: HTMLIFrameElement,
  { origin, signal, onAttempt }: HandshakeOptions,
): Promise<MessagePort> {
  const id = Math.random().toString(36).slice(2);
  return new Promise((resolve, reject) => {
    let attempts = 0;

    const settle = (outcome: () => void) => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
      signal?.removeEventListener('abort', onAbort);
      outcome();
    };
    const onAbort = () => settle(() => reject(signal?.reason as Error));
    const onMessage = ({ source, origin: from, data, ports }: MessageEvent<Answer>) => {
      if (source !== frame.contentWindow || from !== origin) return;
      if (data?.action !== 'SDK_INIT_SUCCESS' || data.id !== id || !ports[0]) return;
      settle(() => resolve(ports[0]));
    };
    const attempt = () => {
      if (!frame.isConnected) {
        settle(() => reject(new DOMException('The playground was removed.', 'AbortError')));
      } else if (attempts === MAX_ATTEMPTS) {
        settle(() => reject(new HandshakeTimeoutError()));
      } else {
        attempts += 1;
        onAttempt?.(attempts);
        // While the frame still loads it has another origin, so the address is left open: the id is no
        // secret, and the answer is checked.
        frame.contentWindow?.postMessage({ action: 'SDK_INIT', id }, '*');
      }
    };

    const timer = setInterval(attempt, ATTEMPT_INTERVAL);
    window.addEventListener('message', onMessage);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    else attempt();
  });
}

/** What a playground answers; `null` and other shapes come from anyone who posts to this window. */
type Answer = { action?: unknown; id?: unknown } | null | undefined;
