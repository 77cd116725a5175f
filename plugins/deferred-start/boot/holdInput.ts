import type { Action } from './action';
import { stateOf, FIELDS, type Field, type FieldState } from '@site/src/components/fields';
import { listen } from './listen';
import { partOf, DEMO, HYDRATED, type Part } from './parts';
import { previewPress, DISCLOSURE } from './preview';
import { clearLoading } from './rootData';
import {
  buttonOfShortcut,
  isInField,
  isTyped,
  nameOf,
  OPENERS,
  typedBy,
  type Typed,
} from './shortcuts';

/** The user actions that are held so far. */
export interface HeldInput {
  /** The actions in a part of the page; later actions are appended to the same array. */
  actionsIn: (part: Part) => Action[];
  /** Stops holding actions in a part, and discards the ones that are held. */
  release: (part: Part) => void;
  /** The field with an unfinished IME composition. */
  composing: () => EventTarget | null;
}

/** Controls outside demos that do nothing without a click handler; all of them are buttons. */
const CONTROLS = 'button:not([popovertarget])';
/** Elements whose click the browser handles natively. */
const NATIVE = 'a[href], label, summary, select, [type=checkbox], [type=radio], [type=file]';
const TEXT_FIELDS = 'textarea, input:not([type=button], [type=submit], [type=reset], [type=image])';
/** Keys, by their names without modifiers, and the elements on which they do nothing without a key handler. */
const HANDLED_KEYS = [
  [
    /^(Arrow|Home|End)/,
    '[role=radio]:not(input), [role=tab], [role=slider], [role=combobox], [popover] *, [role=toolbar] [popovertarget]',
  ],
  [/^Arrow(Up|Down)/, '[popovertarget]'],
  // A select of a UI kit. In a text field and on a button, the browser handles these keys.
  [/^( |Enter)$/, '[role=combobox]:read-only:not(button)'],
] as const;

/**
 * Starts to hold user actions until they can be replayed.
 *
 * @param onHeld called for each action that has to wait for the app; `isPage` if it happened outside the demos
 */
export function holdInput(onHeld: (isPage: boolean) => void): HeldInput {
  const held = new Map<Part, Action[]>();
  const listening = new WeakSet<Part>();
  let composing: EventTarget | null = null;

  const actionsIn = (part: Part): Action[] => held.get(part) ?? held.set(part, []).get(part)!;

  /** Records an action and stops its event: the replay dispatches it again, for every listener. */
  function keep(type: Action['type'], event: Event, target: Element, state?: FieldState): void {
    const part = partOf(target);
    const isPage = part === document;
    const actions = actionsIn(part);
    const last = actions.at(-1);
    // The last state of a field covers all keystrokes before it, and an impatient second press on a
    // button of the page means the same as the first.
    const isRepeated =
      last?.target === target &&
      last.type === type &&
      (type === 'input' || (isPage && type !== 'keydown'));
    if (isRepeated) actions.pop();
    // A disclosure opens at once (previewPress), so a second press is meant to close it.
    if (!isRepeated || !target.matches(DISCLOSURE)) actions.push({ type, target, event, state });
    event.stopImmediatePropagation();
    onHeld(isPage);
  }

  /** Records an action and prevents its default action. */
  function hold(type: Action['type'], event: Event, target: Element): void {
    event.preventDefault();
    keep(type, event, target);
  }

  /** Forgets a dialog or menu that has not opened yet: a reader who does something else no longer waits for it. */
  function stopWaiting(): void {
    const actions = actionsIn(document);
    while (actions.at(-1)?.target.matches(`${OPENERS}, [popovertarget]`)) {
      actions.pop();
      clearLoading();
    }
  }

  function onInput(event: Event, target: Element): void {
    if (target.matches(FIELDS)) keep('input', event, target, stateOf(target as Field));
  }

  function onFocus(event: Event, target: Element): void {
    if (target.closest(DEMO)) keep(event.type as 'focusin', event, target);
  }

  function onClick(event: Event, pressed: Element): void {
    const isInDemo = pressed.closest(DEMO);
    const target = isInDemo ? pressed : pressed.closest(CONTROLS);
    // The other buttons of the page are replayed as well; one of them is Retry.
    if (isInDemo || !target) stopWaiting();
    if (!target || pressed.closest(NATIVE)) return;
    if (!isInDemo) previewPress(target as HTMLElement);
    (target.matches(TEXT_FIELDS) ? keep : hold)('click', event, target);
  }

  function onKeyDown(event: Event, target: Element): void {
    // With Shift, these keys select text; UI kits move sliders farther.
    if ((event as KeyboardEvent).shiftKey && !target.matches('[role=slider]')) return;
    const name = nameOf(event as KeyboardEvent);
    if (HANDLED_KEYS.some(([keys, elements]) => keys.test(name) && target.matches(elements)))
      hold('keydown', event, target);
  }

  /** Holds shortcuts, and text that is typed or pasted for the dialog that a held press opens. */
  function onPageKey(event: Typed): void {
    if (listening.has(document)) return;
    if (/^(Escape|Tab)$/.test(event.key)) stopWaiting();
    const last = actionsIn(document).at(-1);
    const isOpening = last?.target.matches(OPENERS);
    const target = buttonOfShortcut(event);
    // A shortcut that is repeated at once is impatience; after a letter, its key is one more letter.
    if (target && !(isOpening && last?.type === 'keydown')) {
      hold('click', event, target);
      // What is typed next is for the dialog.
      if (isInField(event)) (event.target as HTMLElement).blur();
    } else if (isOpening && isTyped(event)) hold('keydown', event, last!.target);
  }

  const LISTENERS = {
    input: onInput,
    change: onInput,
    focusin: onFocus,
    focusout: onFocus,
    click: onClick,
    submit: (event: Event, target: Element) => hold('submit', event, target),
    keydown: onKeyDown,
    compositionstart: (_event: Event, target: Element) => (composing = target),
    compositionend: () => (composing = null),
  };
  for (const [type, listener] of Object.entries(LISTENERS)) {
    listen(type, (event: Event) => {
      const target = event.target as Element;
      // The document, which can be a target too, is no element.
      if (target.closest?.(HYDRATED) && !listening.has(partOf(target))) listener(event, target);
    });
  }
  listen('keydown', onPageKey);
  listen('paste', (event: ClipboardEvent) => onPageKey(typedBy(event)));

  return {
    actionsIn,
    release(part) {
      listening.add(part);
      held.delete(part);
    },
    composing: () => composing,
  };
}
