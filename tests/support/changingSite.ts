import { digestOf, MANIFEST, type OfflineManifest } from '../../plugins/offline/offlineFiles';
import { startPagesServer, type PagesServer } from './pagesServer';
import { BASE, BUILD_DIR } from './site';

/** The built site on a server that a test can take away and deploy to. */
export interface ChangingSite {
  url: string;
  /** Ends every request without an answer, or no longer. */
  lose: (isLost: boolean) => void;
  /** Deploys a build in which a text of a page, below the language's prefix, is another one. */
  deploy: (prefix: string, page: string, before: string, after: string) => Promise<void>;
  /** Paths that have been requested since the last call. */
  requested: () => string[];
  close: () => Promise<void>;
}

/** Serves the build as GitHub Pages does, until it is told to behave otherwise. */
export async function startChangingSite(): Promise<ChangingSite> {
  const replaced = new Map<string, { type: string; text: string }>();
  let isLost = false;
  const paths: string[] = [];
  const server: PagesServer = await startPagesServer({
    root: BUILD_DIR,
    base: BASE,
    port: 0,
    intercept: (request, response) => {
      const [pathname] = (request.url ?? '').split('?');
      paths.push(pathname);
      if (isLost) {
        request.socket.destroy();
        return true;
      }
      const file = replaced.get(pathname);
      if (file) response.writeHead(200, { 'content-type': file.type }).end(file.text);
      return file !== undefined;
    },
  });
  return {
    url: server.url,
    lose: (lost) => (isLost = lost),
    async deploy(prefix, page, before, after) {
      // As it is sent: the server puts its own address into the policy of pages.
      const sent = (address: string) => fetch(server.url + prefix + address);
      const text = (await (await sent(page)).text()).replaceAll(before, after);
      const manifest = (await (await sent(MANIFEST)).json()) as OfflineManifest;
      const file = manifest.files.find(([address]) => address === page)!;
      file[2] = await digestOf(new TextEncoder().encode(text));
      const list = JSON.stringify({ ...manifest, version: 'deployed' });
      replaced.set(`${BASE}${prefix}${page}`, { type: 'text/html; charset=utf-8', text });
      replaced.set(`${BASE}${prefix}${MANIFEST}`, { type: 'application/json', text: list });
    },
    requested: () => paths.splice(0),
    close: server.close,
  };
}
