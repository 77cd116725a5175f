import { act, type Action } from './actions';
import { isChanged, stateOf, FIELDS, type Field } from './fields';
import { keepSelection } from './selection';
import { buttonOfShortcut } from './shortcuts';

/** A part of the page that React takes over at a time of its own: the preview of a demo, or all the rest. */
type Part = Element | Document;

/** Holds what readers do to a part of the page until React listens there. */
export interface HeldInput {
  /** To be called right before React hydrates a part: finds what was entered without an event. */
  beforeHydration: (part: Element) => void;
  /** Does again what was done to a part, which listens from now on. */
  replay: (part: Part) => void;
  /** Forgets what was done to a part, which will not be what the reader saw. */
  release: (part: Element) => void;
}

/** What React hydrates; a panel that stands outside of it listens already. */
const HYDRATED = '#__docusaurus, [data-demo-preview]';
const DEMO = '[data-demo-preview]';
/** Outside of demos: what does nothing when it is pressed unless a script listens. */
const CONTROLS =
  'button:not([popovertarget]), [role="tab"], [role^="menuitem"], [role="button"], [role="combobox"]';
/** What the browser itself does something with. */
const NATIVE =
  'a[href], label, summary, select, option, input:is([type="checkbox"], [type="radio"], [type="file"])';
const TEXT_FIELDS =
  'textarea, input:not([type="button"], [type="submit"], [type="reset"], [type="image"])';
/** Where arrow keys do nothing unless a script listens. */
const ARROWED = '[role="tab"], [role="slider"], [role="combobox"], [role="radio"]:not(input)';

const partOf = (target: Element): Part => target.closest(DEMO) ?? document;

/**
 * Starts to hold what readers do.
 *
 * @param onPageWaiting called when something outside of the demos has to wait
 */
export function holdInput(onPageWaiting: () => void): HeldInput {
  const held = new Map<Part, { actions: Action[]; restoreSelection: () => void }>();
  const listening = new WeakSet<Part>();
  let composing: EventTarget | null = null;

  /** What a part holds, with the caret where it is now. */
  function heldIn(part: Part): Action[] {
    const actions = held.get(part)?.actions ?? [];
    held.set(part, { actions, restoreSelection: keepSelection() });
    return actions;
  }

  /** Keeps an action, and the event from whoever listens already: it will come again. */
  function keep(event: Event, action: Action, part = partOf(action.target)): void {
    const actions = heldIn(part);
    const last = actions.at(-1);
    const isRepeated = last?.target === action.target && last.kind === action.kind;
    // Of a word typed letter by letter the last state is enough, and an impatient second press on a
    // button of the page means the same as the first.
    if (isRepeated && (action.kind === 'enter' || part === document)) actions.pop();
    actions.push(action);
    event.stopImmediatePropagation();
  }

  /** Keeps an action from being done by the browser as well. */
  function hold(event: Event, action: Action, part = partOf(action.target)): void {
    event.preventDefault();
    keep(event, action, part);
    if (part === document) onPageWaiting();
  }

  function onInput(event: Event, target: Element): void {
    if (!target.matches(FIELDS)) return;
    keep(event, { kind: 'enter', target: target as Field, state: stateOf(target as Field) });
  }

  function onFocus(event: Event, target: Element): void {
    if (target.closest(DEMO)) keep(event, { kind: 'focus', target, type: event.type });
  }

  function onClick(event: Event, target: Element): void {
    const inDemo = target.closest(DEMO);
    if (target.closest(NATIVE) || !(inDemo || target.closest(CONTROLS))) return;
    const { clientX, clientY, button, detail } = event as MouseEvent;
    const at = { clientX, clientY, button, detail };
    const action: Action = { kind: 'press', target: target as HTMLElement, at };
    (target.matches(TEXT_FIELDS) ? keep : hold)(event, action);
  }

  function onSubmit(event: Event, target: Element): void {
    const { submitter } = event as SubmitEvent;
    hold(event, { kind: 'submit', target: target as HTMLFormElement, submitter });
  }

  function onKeyDown(event: Event, target: Element): void {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    if (!/^(Arrow|Home|End)/.test(key) || !target.matches(ARROWED)) return;
    hold(event, { kind: 'key', target, key: { key, code, altKey, ctrlKey, metaKey, shiftKey } });
  }

  function onShortcut(event: KeyboardEvent): void {
    const button = listening.has(document) ? undefined : buttonOfShortcut(event);
    if (button) hold(event, { kind: 'press', target: button, at: {} }, document);
  }

  const LISTENERS = {
    input: onInput,
    change: onInput,
    focusin: onFocus,
    focusout: onFocus,
    click: onClick,
    submit: onSubmit,
    keydown: onKeyDown,
  };
  for (const [type, listener] of Object.entries(LISTENERS)) {
    const listen = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(HYDRATED)) return;
      if (!listening.has(partOf(target))) listener(event, target);
    };
    addEventListener(type, listen, true);
  }
  addEventListener('keydown', onShortcut, true);
  addEventListener('compositionstart', ({ target }) => (composing = target), true);
  addEventListener('compositionend', () => (composing = null), true);

  return {
    beforeHydration(part) {
      const actions = heldIn(part);
      const known = actions.map(({ target }) => target);
      for (const target of part.querySelectorAll<Field>(FIELDS)) {
        if (known.includes(target) || !isChanged(target)) continue;
        actions.unshift({ kind: 'enter', target, state: stateOf(target) });
      }
    },
    replay(part) {
      listening.add(part);
      const { actions = [], restoreSelection } = held.get(part) ?? {};
      held.delete(part);
      actions.forEach((action) => act(action, composing));
      // React fills in the controlled fields of a demo once more after the events.
      if (restoreSelection && part !== document) setTimeout(restoreSelection);
    },
    release(part) {
      listening.add(part);
      held.delete(part);
    },
  };
}
