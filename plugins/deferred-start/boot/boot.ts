import { appScripts } from './appScripts';
import { holdInput, type HeldInput } from './holdInput';
import { watchNavigations } from './navigations';
import { needsApp } from './needsApp';
import type { Part } from './parts';
import { followSystemColorMode } from './preview';
import { recordChanges, type ForeignChanges } from './recordChanges';
import { watchForReader } from './signs';
import { whenParsed } from './whenParsed';

declare global {
  interface Window {
    /** User input from before hydration. */
    heldInput?: HeldInput & {
      /** DOM changes made by the browser and by extensions; undefined until the page is parsed. */
      changes?: Map<Part, ForeignChanges>;
    };
  }
}

const { dataset } = document.documentElement;
const setLoading = () => {
  dataset.loading = 'true';
};
const clearLoading = () => {
  delete dataset.loading;
};

const app = appScripts(() => {
  clearLoading();
  dataset.startFailed = '';
});

/** Has the whole page laid out first: no block may grow above what a reader has scrolled to. */
const afterLayout = (start: () => void) => () => {
  delete dataset.lazy;
  start();
};

/** Sets up everything that is needed before the app runs, and the triggers that run it. */
function start(): void {
  const held = holdInput(() => {
    setLoading();
    app.run();
  });
  const stopWatching = watchForReader(afterLayout(app.run), afterLayout(app.runWhenIdle));
  followSystemColorMode();
  // A hash and a position that the browser restores need the height of all blocks (src/css/firstLayout.css).
  if (!performance.navigation.type && !location.hash) dataset.lazy = '';
  watchNavigations(setLoading, clearLoading);
  window.heldInput = {
    ...held,
    release(part) {
      if (part === document) stopWatching();
      held.release(part);
    },
  };
  whenParsed(() => {
    try {
      window.heldInput!.changes = recordChanges();
      if (needsApp()) app.run();
    } catch {
      // For example, access to storage can be denied.
      app.run();
    }
  });
}

try {
  start();
} catch (error) {
  app.run();
  throw error;
}
