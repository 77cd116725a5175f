import type { Action } from '../boot/action';
import { partOf, type Part } from '../boot/parts';
import { stateOf, FIELDS, type Field } from '@site/src/components/fields';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { restoreFields } from '@site/src/components/siteFiles/keptFields';
import { actAgain } from './actAgain';
import { isChanged, setState } from './fields';
import { undoChanges } from './foreignChanges';
import { keepSelection } from './selection';

/** The cleanup of each part after its hydration. */
const restoring = new Map<Part, { redo?: () => void; restoreSelection: () => void }>();

/**
 * Prepares a part of the page for hydration: restores the server-rendered HTML, and finds values that were
 * entered without an event. Call it right before React hydrates the part.
 */
export function beforeHydration(part: Part): void {
  const held = window.heldInput;
  if (!held) return;
  // Before any demo is hydrated, which then finds them like values that the browser has filled in.
  if (part === document) attempt('fields of before the reload', () => restoreFields(setState));
  const restoreSelection = keepSelection();
  const foreign = held.changes?.get(part);
  held.changes?.delete(part);
  restoring.set(part, { redo: foreign && undoChanges(part, foreign), restoreSelection });
  const actions = held.actionsIn(part);
  const known = actions.map(({ target }) => target);
  const filled = [...part.querySelectorAll<Field>(FIELDS)].filter(
    (field) => partOf(field) === part && !known.includes(field) && isChanged(field),
  );
  const event = new Event('input');
  actions.unshift(
    ...filled.map((target): Action => ({ type: 'input', target, event, state: stateOf(target) })),
  );
}

/**
 * Dispatches `mouseover` and `focusin` at the current pointer and focus position: handlers of the page
 * prefetch files on these events.
 */
function announcePosition(): void {
  const announce = (element: Element | null | undefined, event: Event) =>
    element && partOf(element) === document && element.dispatchEvent(event);
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  announce(pointed, new MouseEvent('mouseover', { bubbles: true }));
  announce(document.activeElement, new FocusEvent('focusin', { bubbles: true }));
}

/** Applies the changes again that were reverted for the hydration of a part. Call it once the part is mounted. */
export function redoChanges(part: Part): void {
  const state = restoring.get(part);
  state?.redo?.();
  delete state?.redo;
}

/** Replays the actions held for a part, and stops holding more. Call it once the part is mounted. */
export function replay(part: Part): void {
  redoChanges(part);
  const { restoreSelection } = restoring.get(part) ?? {};
  restoring.delete(part);
  const actions = window.heldInput?.actionsIn(part) ?? [];
  window.heldInput?.release(part);
  if (part === document) {
    // From now on the app prefetches the files of a page instead of its HTML.
    document.querySelector('script[type="speculationrules"]')?.remove();
    announcePosition();
  }
  actAgain(actions, window.heldInput?.composing() ?? null);
  // React sets the values of controlled fields again after the events, which moves the caret.
  if (restoreSelection && part !== document) setTimeout(restoreSelection);
}

/** Discards the actions held for a part that failed to load. */
export function release(part: Part): void {
  restoring.delete(part);
  window.heldInput?.release(part);
}
