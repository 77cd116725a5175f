import type { FsDiff, ProjectDependencies, ProjectFiles } from '@stackblitz/sdk';
import { STACKBLITZ_ORIGIN } from './address';
import { openConnection, type Connection } from './connection';
import { handshake, type HandshakeOptions } from './handshake';
import { findFrame } from './target';
import { assertFileDiff, assertPreviewPath, isChoice } from './validation';

/** A connected playground (spec point 7, message-channel protocol). */
export interface Playground {
  /** Opens one file, or several: as tabs (`'a,b'`) or side by side (`['a', 'b']`). */
  openFile: (path: string | string[]) => Promise<void>;
  /** `light` or `dark`; anything else is warned about and not sent. */
  setTheme: (theme: 'light' | 'dark') => Promise<void>;
  /** One half only, or `default` for both; anything else is warned about and not sent. */
  setView: (view: 'editor' | 'preview' | 'default') => Promise<void>;
  /** Shows or hides the sidebar. */
  showSidebar: (visible: boolean) => Promise<void>;
  /** Address of the preview, or null while nothing is served. */
  getPreviewUrl: () => Promise<string | null>;
  /** Leads the preview to a path. Throws unless it starts with a slash. */
  setPreviewPath: (path: string) => Promise<void>;
  /** Writes and deletes files in one go. Throws for a malformed diff. */
  applyDiff: (diff: FsDiff) => Promise<void>;
  /** All files, by path. */
  getFiles: () => Promise<ProjectFiles>;
  /** Versions of the dependencies, by package name. */
  getDependencies: () => Promise<ProjectDependencies>;
  /** Ends the connection; the frame stays. */
  disconnect: () => void;
}

function playground({ request, close }: Connection): Playground {
  const send = async (type: string, payload: object) => {
    await request(type, payload);
  };
  return {
    openFile: (path) => send('SDK_OPEN_FILE', { path }),
    setTheme: async (theme) => {
      if (isChoice('theme', theme, console.warn)) await send('SDK_SET_UI_THEME', { theme });
    },
    setView: async (view) => {
      if (view === 'default' || isChoice('view', view, console.warn)) {
        await send('SDK_SET_UI_VIEW', { view });
      }
    },
    showSidebar: (visible) => send('SDK_TOGGLE_SIDEBAR', { visible }),
    getPreviewUrl: async () => {
      const { url } = await request('SDK_GET_PREVIEW_URL');
      return typeof url === 'string' ? url : null;
    },
    setPreviewPath: async (path) => {
      assertPreviewPath(path);
      await send('SDK_SET_PREVIEW_URL', { path });
    },
    applyDiff: async (diff) => {
      assertFileDiff(diff);
      await send('SDK_APPLY_FS_DIFF', diff);
    },
    getFiles: async () => (await request('SDK_GET_FS_SNAPSHOT')) as ProjectFiles,
    getDependencies: async () => (await request('SDK_GET_DEPS_SNAPSHOT')) as ProjectDependencies,
    disconnect: close,
  };
}

/**
 * Connects to a playground in a frame.
 *
 * @param target the frame, or its id
 * @param options `origin` is StackBlitz unless told; `signal` ends the attempts and, later, the connection
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
