import type { ProjectDependencies, ProjectFiles } from '@stackblitz/sdk';
import type { Connection } from '../connection';
import { isChoice } from '../validation';

/** What else a playground can be asked; nothing in this site asks it. */
export interface OtherRequests {
  /** Opens one file, or several: as tabs (`'a,b'`) or side by side (`['a', 'b']`). */
  openFile: (path: string | string[]) => Promise<void>;
  /** One half only, or `default` for both; anything else is warned about and not sent. */
  setView: (view: 'editor' | 'preview' | 'default') => Promise<void>;
  /** Shows or hides the sidebar. */
  showSidebar: (visible: boolean) => Promise<void>;
  /** Address of the preview, or null while nothing is served. */
  getPreviewUrl: () => Promise<string | null>;
  /** Leads the preview to a path. Throws unless it starts with a slash. */
  setPreviewPath: (path: string) => Promise<void>;
  /** All files, by path. */
  getFiles: () => Promise<ProjectFiles>;
  /** Versions of the dependencies, by package name. */
  getDependencies: () => Promise<ProjectDependencies>;
}

/**
 * Refuses a preview path that does not start with a slash.
 *
 * @throws Error that shows the value
 */
function assertPreviewPath(path: unknown): asserts path is string {
  if (typeof path === 'string' && path.startsWith('/')) return;
  throw new Error(`Invalid preview path: expected a string starting with '/', got ${String(path)}`);
}

/**
 * Makes the requests that the site does not send itself.
 *
 * @param connection of a playground, or the playground
 */
export function otherRequests({ request }: Pick<Connection, 'request'>): OtherRequests {
  const send = async (type: string, payload: object) => {
    await request(type, payload);
  };
  return {
    openFile: (path) => send('SDK_OPEN_FILE', { path }),
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
    getFiles: async () => (await request('SDK_GET_FS_SNAPSHOT')) as ProjectFiles,
    getDependencies: async () => (await request('SDK_GET_DEPS_SNAPSHOT')) as ProjectDependencies,
  };
}
