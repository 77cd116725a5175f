import type { Action } from './action';
import { stateOf, FIELDS, type Field } from '@site/src/components/fields';
import { partOf, DEMO, HYDRATED, type Part } from './parts';
import { previewPress, DISCLOSURE } from './preview';
import { buttonOfShortcut, isTyped, OPENERS } from './shortcuts';

/** The user actions that are held so far. */
export interface HeldInput {
  /** The actions in a part of the page; later actions are appended to the same array. */
  actionsIn: (part: Part) => Action[];
  /** Stops holding actions in a part, and discards the ones that are held. */
  release: (part: Part) => void;
  /** The field with an unfinished IME composition. */
  composing: () => EventTarget | null;
}

/** Controls outside demos that do nothing without a click handler. */
const CONTROLS =
  'button:not([popovertarget]), [role=button], [role=combobox], [role^=menuitem], [role=tab]';
/** Elements whose click the browser handles natively. */
const NATIVE =
  'a[href], label, summary, select, option, input:is([type=checkbox], [type=radio], [type=file])';
const TEXT_FIELDS = 'textarea, input:not([type=button], [type=submit], [type=reset], [type=image])';
/** Elements on which arrow keys do nothing without a key handler. */
const ARROWED =
  '[role=radio]:not(input), [role^=menuitem], [role=tab], [role=slider], [role=combobox], [popovertarget], [popover] *';

/**
 * Starts to hold user actions until they can be replayed.
 *
 * @param onPageWaiting called when an action outside the demos has to wait for the app
 */
export function holdInput(onPageWaiting: () => void): HeldInput {
  const held = new Map<Part, Action[]>();
  const listening = new WeakSet<Part>();
  let composing: EventTarget | null = null;

  const actionsIn = (part: Part): Action[] => held.get(part) ?? held.set(part, []).get(part)!;

  /** Records an action and stops its event: the replay dispatches it again, for every listener. */
  function keep(action: Action): void {
    const { type, target, event, state } = action;
    const isPage = partOf(target) === document;
    const actions = actionsIn(partOf(target));
    const last = actions.at(-1);
    const isRepeated = last?.target === target && last.type === type;
    // The last state of a field covers all keystrokes before it, and an impatient second press on a
    // button of the page means the same as the first.
    if (isRepeated && (state !== undefined || (isPage && type !== 'keydown'))) actions.pop();
    // A disclosure opens at once (previewPress), so a second press is meant to close it.
    if (!(isRepeated && isPage && target.matches(DISCLOSURE))) actions.push(action);
    event.stopImmediatePropagation();
  }

  /** Records an action and prevents its default action. */
  function hold(action: Action): void {
    action.event.preventDefault();
    keep(action);
    if (partOf(action.target) === document) onPageWaiting();
  }

  function onInput(event: Event, target: Element): void {
    if (target.matches(FIELDS)) {
      keep({ type: 'input', target, event, state: stateOf(target as Field) });
    }
  }

  function onFocus(event: Event, target: Element): void {
    if (target.closest(DEMO)) keep({ type: event.type as 'focusin', target, event });
  }

  function onClick(event: Event, pressed: Element): void {
    const isInDemo = pressed.closest(DEMO);
    const target = isInDemo ? pressed : pressed.closest(CONTROLS);
    if (!target || pressed.closest(NATIVE)) return;
    if (!isInDemo) previewPress(target as HTMLElement);
    (target.matches(TEXT_FIELDS) ? keep : hold)({ type: 'click', target, event });
  }

  function onKeyDown(event: Event, target: Element): void {
    if (!/^(Arrow|Home|End)/.test((event as KeyboardEvent).key) || !target.matches(ARROWED)) return;
    hold({ type: 'keydown', target, event });
  }

  /** Holds shortcuts, and text that is typed for the dialog that a held press opens. */
  function onPageKey(event: KeyboardEvent): void {
    if (listening.has(document)) return;
    const last = actionsIn(document).at(-1);
    const opener = last?.target.closest(OPENERS);
    const target = buttonOfShortcut(event);
    // A shortcut that is repeated at once is impatience; after a letter, its key is one more letter.
    if (target && !(opener && last?.type === 'keydown')) hold({ type: 'click', target, event });
    else if (opener && isTyped(event)) hold({ type: 'keydown', target: opener, event });
  }

  const LISTENERS = {
    input: onInput,
    change: onInput,
    focusin: onFocus,
    focusout: onFocus,
    click: onClick,
    submit: (event: Event, target: Element) => hold({ type: 'submit', target, event }),
    keydown: onKeyDown,
  };
  for (const [type, listener] of Object.entries(LISTENERS)) {
    const listen = (event: Event) => {
      const target = event.target as Element;
      // The document, which can be a target too, is no element.
      if (target.closest?.(HYDRATED) && !listening.has(partOf(target))) listener(event, target);
    };
    addEventListener(type, listen, true);
  }
  addEventListener('keydown', onPageKey, true);
  addEventListener('compositionstart', ({ target }) => (composing = target), true);
  addEventListener('compositionend', () => (composing = null), true);

  return {
    actionsIn,
    release(part) {
      listening.add(part);
      held.delete(part);
    },
    composing: () => composing,
  };
}
