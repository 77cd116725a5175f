import { partOf, type Part } from '../boot/parts';
import { stateOf, FIELDS, type Field } from '../boot/fields';
import { actAgain } from './actAgain';
import { isChanged } from './fields';
import { undoChanges } from './foreignChanges';
import { keepSelection } from './selection';

/** What is to be done with a part once React listens there. */
const restoring = new Map<Part, { redo?: () => void; restoreSelection: () => void }>();

/**
 * To be called right before React hydrates a part of the page: gives it the HTML that the server has
 * rendered, and finds what was entered without an event.
 */
export function beforeHydration(part: Part): void {
  const held = window.heldInput;
  if (!held) return;
  const restoreSelection = keepSelection();
  const foreign = held.changes?.get(part);
  held.changes?.delete(part);
  restoring.set(part, { redo: foreign && undoChanges(part, foreign), restoreSelection });
  const actions = held.actionsIn(part);
  const known = actions.map(({ target }) => target);
  for (const target of part.querySelectorAll<Field>(FIELDS)) {
    if (partOf(target) !== part || known.includes(target) || !isChanged(target)) continue;
    actions.unshift({ type: 'input', target, event: new Event('input'), state: stateOf(target) });
  }
}

/**
 * Dispatches the events of pointer and focus again for where they are in the page: its handlers fetch what
 * is likely to be wanted.
 */
function announcePosition(): void {
  const announce = (element: Element | null | undefined, event: Event) =>
    element && partOf(element) === document && element.dispatchEvent(event);
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  announce(pointed, new MouseEvent('mouseover', { bubbles: true }));
  announce(document.activeElement, new FocusEvent('focusin', { bubbles: true }));
}

/** Does again what was done to a part, which listens from now on. */
export function replay(part: Part): void {
  const { redo, restoreSelection } = restoring.get(part) ?? {};
  restoring.delete(part);
  redo?.();
  const actions = window.heldInput?.actionsIn(part) ?? [];
  window.heldInput?.release(part);
  if (part === document) {
    // From now on the app prefetches the files of a page instead of its HTML.
    document.querySelector('script[type="speculationrules"]')?.remove();
    announcePosition();
  }
  actAgain(actions, window.heldInput?.composing() ?? null);
  // React fills in the controlled fields of a demo once more after the events.
  if (restoreSelection && part !== document) setTimeout(restoreSelection);
}

/** Forgets what was done to a part, which will not be what the reader saw. */
export function release(part: Part): void {
  restoring.delete(part);
  window.heldInput?.release(part);
}
