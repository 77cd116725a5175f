import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { registry } from '@site/src/upstream/routeChunks';
import { clearLoading, setLoading } from '../loading-bar/loadingFlag';
import { createRecovery } from './recovery';
import { reloadOnce } from './reloadOnce';
import { RetryPanel } from './RetryPanel';

// The panel has a root of its own: the page's is not there yet when the first page's chunks fail.
let panel: Root | undefined;

function panelRoot(): Root {
  panel ??= createRoot(document.body.appendChild(document.createElement('div')));
  return panel;
}

const reload = () => location.reload();

/** Recovers from the failures of this page's chunks. */
export const recovery = createRecovery({
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  refetch: (url) =>
    fetch(url, { cache: 'reload' }).then(
      ({ status }) => status,
      () => undefined,
    ),
  reloadOnce: () => reloadOnce(reload),
  reload,
  showPanel: ({ busy, retry }) => {
    (busy ? setLoading : clearLoading)();
    panelRoot().render(createElement(RetryPanel, { busy, retry }));
  },
  hidePanel: () => panel?.render(null),
});

/**
 * Puts every loader of Docusaurus's table of route chunks under guard. A loader that waits instead of
 * failing also keeps Docusaurus from its own reload, which knows no end.
 */
export function guardRegistry(): void {
  for (const entry of Object.values(registry)) {
    const [loader] = entry;
    entry[0] = () => recovery.load(loader);
  }
}
