import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { keepFields } from '@site/src/components/siteFiles/keptFields';
import { whyFailed } from '@site/src/components/siteFiles/whyFailed';
import { filesOf } from '@site/src/upstream/page';
import { registry, type RouteLoader } from '@site/src/upstream/routeChunks';
import { clearLoading, setLoading } from '../loading-bar/loadingFlag';
import { loadStylesheet } from '../stylesheets/loadStylesheet';
import { createRecovery } from './recovery';
import { reloadOnce } from './reloadOnce';
import { RetryPanel } from './RetryPanel';

// A separate root: the page's root does not exist yet if the chunks of the first page fail.
let panel: Root | undefined;

function panelRoot(): Root {
  panel ??= createRoot(document.body.appendChild(document.createElement('div')));
  return panel;
}

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Reloads the page. Before hydration, it keeps what the reader has entered. After that, the address may already be that
 * of the next page, while the fields are still those of the current one.
 */
function reload(): void {
  if (!isHydrated()) attempt('fields over a reload', keepFields);
  location.reload();
}

/** Recovers from failed chunks in the current tab. */
export const recovery = createRecovery({
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  refetch: (url) =>
    fetch(url, { cache: 'reload' }).then(
      ({ status }) => status,
      () => undefined,
    ),
  reloadOnce: (isWanted) => reloadOnce(reload, isWanted),
  reload,
  whyFailed,
  showPanel: (state) => {
    (state.busy ? setLoading : clearLoading)();
    panelRoot().render(createElement(RetryPanel, state));
  },
  hidePanel: () => panel?.render(null),
});

/** The loader of a route's chunk, see {@link guardLoader}. */
export type GuardedLoader = RouteLoader & {
  /** Returns the addresses of the files that it loads. */
  files: () => string[];
};

/**
 * Wraps the loader of a route's chunk. It stays pending instead of rejecting, so Docusaurus does not reload the page
 * itself, which could loop. It also waits for the stylesheet of the app, so nothing is rendered without styles.
 */
export function guardLoader(loader: RouteLoader): GuardedLoader {
  const load = async () => {
    const [chunk] = await Promise.all([recovery.load(loader), loadStylesheet()]);
    return chunk;
  };
  return Object.assign(load, { files: () => filesOf(loader) });
}

/** Wraps every loader in Docusaurus's registry of route chunks. */
export function guardRegistry(): void {
  for (const entry of Object.values(registry)) entry[0] = guardLoader(entry[0]);
}
