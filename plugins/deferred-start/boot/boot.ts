import { run } from './appScripts';
import { holdInput, type HeldInput } from './holdInput';
import { watchNavigations } from './navigations';
import { needsApp } from './needsApp';
import type { Part } from './parts';
import { followSystemColorMode } from './preview';
import { parsed } from './parsed';
import { recordChanges, type ForeignChanges } from './recordChanges';
import { rootData } from './rootData';
import { isInField } from './shortcuts';
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

/**
 * Has all blocks laid out after a new hash has moved the reader, and brings its target into view once more; and goes to
 * the end of the page on End: Chromium can lose its own scroll while so much is laid out. Other keys, also End in a
 * field, must not move what the reader sees.
 */
const layOut = (event: Event & { key?: string }) => {
  if (!rootData.lazy || (event.key && (event.key !== 'End' || isInField(event)))) return;
  delete rootData.lazy;
  if (!event.key) document.querySelector(':target')?.scrollIntoView();
  // Farther down than any page ends. In a list that scrolls itself, End goes to the end of the list.
  else if (event.target === document.body) scrollTo(0, 1e9);
};

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
