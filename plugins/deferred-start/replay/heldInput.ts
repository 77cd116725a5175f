import type { Action } from '../boot/action';
import { partOf, type Part } from '../boot/parts';
import { stateOf, FIELDS, type Field, type FieldState } from '@site/src/components/fields';
import { attempt } from '@site/src/components/Extra/reportFailure';
import { restoreFields } from '@site/src/components/siteFiles/keptFields';
import { actAgain } from './actAgain';
import { initialStateOf, isChanged, setState } from './fields';
import { undoChanges } from './foreignChanges';
import { beforeNextInput, keepSelection, type KeptSelection } from './selection';

/** What `beforeHydration` leaves for the end of each part's hydration. */
const hydrating = new Map<Part, { redo?: () => void; selection?: KeptSelection }>();

const fieldsIn = (part: Part) =>
  [...part.querySelectorAll<Field>(FIELDS)].filter((field) => partOf(field) === part);

const lastInputIn = (field: Field, actions: Action[]) =>
  actions.findLast(({ type, target }) => type === 'input' && target === field);

/** Restores the state of a field from before a reload, unless the reader has changed it since. */
function restoreField(field: Field, state: FieldState): void {
  const actions = window.heldInput?.actionsIn(partOf(field)) ?? [];
  if (!lastInputIn(field, actions)) setState(field, state);
}

/** Adds values that were entered without an event, as with autofill, to the actions of a part. */
function addSilentInput(part: Part, actions: Action[]): void {
  const silent: Action[] = [];
  for (const target of fieldsIn(part)) {
    const state = stateOf(target);
    const known = lastInputIn(target, actions);
    // A radio button keeps the state that was entered: another one, entered later, may have unchecked it.
    if (known && target.type !== 'radio') known.state = state;
    else if (!known && isChanged(target)) {
      silent.push({ type: 'input', target, event: new Event('input'), state });
    }
  }
  actions.unshift(...silent);
}

/**
 * Prepares a part of the page for hydration: restores the server-rendered HTML, and finds values that were
 * entered without an event. Call it right before React hydrates the part, and again whenever React starts over.
 */
export function beforeHydration(part: Part): void {
  const held = window.heldInput;
  if (!held) return;
  // Before any demo is hydrated, which then finds them like values that the browser has filled in.
  if (part === document) attempt('restored fields', () => restoreFields(restoreField));
  const foreign = held.changes?.get(part);
  held.changes?.delete(part);
  hydrating.set(part, {
    redo: foreign ? undoChanges(part, foreign) : hydrating.get(part)?.redo,
    selection: keepSelection(),
  });
  addSilentInput(part, held.actionsIn(part));
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
  const state = hydrating.get(part);
  state?.redo?.();
  delete state?.redo;
}

/**
 * Returns the reader's selection in the field that has had the focus since before hydration: the current one, or the
 * one from before if the demo has set the text, which moves the caret.
 */
function findSelection(actions: Action[], before?: KeptSelection): KeptSelection | undefined {
  const now = keepSelection();
  if (!now || now.field !== before?.field) return undefined;
  const entered = lastInputIn(before.field, actions)?.state ?? before.text;
  return [now, before].find(({ text }) => text === entered);
}

/** Replays the actions held for a part, and stops holding more. Call it once the part is mounted. */
export function replay(part: Part): void {
  redoChanges(part);
  const { selection: before } = hydrating.get(part) ?? {};
  hydrating.delete(part);
  const actions = window.heldInput?.actionsIn(part) ?? [];
  window.heldInput?.release(part);
  if (part === document) {
    // From now on the app prefetches the files of a page instead of its HTML.
    document.querySelector('script[type="speculationrules"]')?.remove();
    announcePosition();
  }
  const selection = findSelection(actions, before);
  void actAgain(actions, window.heldInput?.composing() ?? null);
  // React sets the values of controlled fields again after the events, which moves the caret.
  if (selection && part !== document) beforeNextInput(selection.restore);
}

/** Discards what the reader has entered in a part so far, and resets its fields to the state in its HTML. */
export function discardInput(part: Part): void {
  window.heldInput?.actionsIn(part).splice(0);
  for (const field of fieldsIn(part)) setState(field, initialStateOf(field));
}

/** Discards the actions held for a part that failed to load. */
export function release(part: Part): void {
  hydrating.delete(part);
  window.heldInput?.release(part);
}
