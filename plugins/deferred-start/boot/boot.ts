import { run } from './appScripts';
import { holdInput, type HeldInput } from './holdInput';
import { layOut } from './layOut';
import { watchNavigations } from './navigations';
import { needsApp } from './needsApp';
import type { Part } from './parts';
import { followSystemColorMode } from './preview';
import { parsed } from './parsed';
import { recordChanges, type ForeignChanges } from './recordChanges';
import { rootData } from './rootData';
import { watchForReader } from './signs';

declare global {
  interface Window {
    /** User input from before hydration. */
    heldInput?: HeldInput & {
      /** DOM changes made by the browser and by extensions; undefined until the page is parsed. */
      changes?: Map<Part, ForeignChanges>;
    };
  }
}

/** Sets up everything that is needed before the app runs, and the triggers that run it. */
function start(): void {
  // A hash and a position that the browser restores need the height of all blocks (src/css/firstLayout.css).
  if (!performance.navigation.type && !location.hash) rootData.lazy = 'true';
  addEventListener('keydown', layOut);
  addEventListener('hashchange', layOut);
  window.heldInput = holdInput((isPage) => {
    if (isPage) rootData.loading = 'app';
    run();
  });
  watchForReader();
  followSystemColorMode();
  watchNavigations();
  void parsed
    .then(() => {
      window.heldInput!.changes = recordChanges();
      if (needsApp()) run();
    })
    // For example, access to storage can be denied.
    .catch(run);
}

try {
  start();
} catch (error) {
  run();
  throw error;
}
