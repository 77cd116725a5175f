import type { FsDiff } from '@stackblitz/sdk';
import { STACKBLITZ_ORIGIN } from './address';
import { openConnection, type Connection } from './connection';
import { handshake, type HandshakeOptions } from './handshake';
import { findFrame } from './target';
import { assertFileDiff, isChoice } from './validation';

/** A connected playground. */
export interface Playground {
  /** `light` or `dark`; anything else is warned about and not sent. */
  setTheme: (theme: 'light' | 'dark') => Promise<void>;
  /** Writes and deletes files in one go. Throws for a malformed diff. */
  applyDiff: (diff: FsDiff) => Promise<void>;
  /** Sends any request of the protocol. */
  request: Connection['request'];
  /** Ends the connection; the frame stays. */
  disconnect: () => void;
}

function playground({ request, close }: Connection): Playground {
  return {
    setTheme: async (theme) => {
      if (isChoice('theme', theme, console.warn)) await request('SDK_SET_UI_THEME', { theme });
    },
    applyDiff: async (diff) => {
      assertFileDiff(diff);
      await request('SDK_APPLY_FS_DIFF', diff);
    },
    request,
    disconnect: close,
  };
}

/**
 * Connects to a playground in a frame.
 *
 * @param target the frame, or its id
 * @param options `origin` is StackBlitz by default; `signal` ends the attempts and, later, the connection
 * @throws Error for a target that is no frame, and as `handshake` does
 */
export async function connectPlayground(
  target: string | HTMLElement,
  options: Partial<HandshakeOptions> = {},
): Promise<Playground> {
  const { signal, origin = STACKBLITZ_ORIGIN } = options;
  const port = await handshake(findFrame(target), { ...options, origin: new URL(origin).origin });
  const connection = openConnection(port);
  signal?.addEventListener('abort', connection.close, { once: true });
  return playground(connection);
}
