import type { Action } from './action';
import { stateOf, FIELDS, type Field } from './fields';
import { partOf, DEMO, type Part } from './parts';
import { previewPress, DISCLOSURE } from './preview';
import { buttonOfShortcut, isTyped, OPENERS } from './shortcuts';

/** What readers have done so far. */
export interface HeldInput {
  /** To a part of the page; what they do next is appended. */
  actionsIn: (part: Part) => Action[];
  /** Holds nothing in a part from now on, and forgets what was done there. */
  release: (part: Part) => void;
  /** The field in which an input method is in the middle of a word. */
  composing: () => EventTarget | null;
}

/** What React hydrates; a panel that stands outside of it listens already. */
const HYDRATED = '#__docusaurus, [data-demo-preview]';

/** Outside of demos: what does nothing when it is pressed unless a script listens. */
const CONTROLS =
  'button:not([popovertarget]), [role="tab"], [role^="menuitem"], [role="button"], [role="combobox"]';
/** What the browser itself does something with. */
const NATIVE =
  'a[href], label, summary, select, option, input:is([type="checkbox"], [type="radio"], [type="file"])';
const TEXT_FIELDS =
  'textarea, input:not([type="button"], [type="submit"], [type="reset"], [type="image"])';
/** Where arrow keys do nothing unless a script listens. */
const ARROWED =
  '[role="tab"], [role="slider"], [role="combobox"], [role="radio"]:not(input), [role^="menuitem"], [popovertarget], [popover] *';

/**
 * Starts to hold what readers do.
 *
 * @param onPageWaiting called when something outside of the demos has to wait
 */
export function holdInput(onPageWaiting: () => void): HeldInput {
  const held = new Map<Part, Action[]>();
  const listening = new WeakSet<Part>();
  let composing: EventTarget | null = null;

  function actionsIn(part: Part): Action[] {
    if (!held.has(part)) held.set(part, []);
    return held.get(part)!;
  }

  /** Keeps an action, and the event from whoever listens already: it will come again. */
  function keep(action: Action): void {
    const { type, target, event, state } = action;
    const isPage = partOf(target) === document;
    const actions = actionsIn(partOf(target));
    const last = actions.at(-1);
    const isRepeated = last?.target === target && last.type === type;
    // Of a word typed letter by letter the last state is enough, and an impatient second press on a
    // button of the page means the same as the first.
    if (isRepeated && (state !== undefined || (isPage && type !== 'keydown'))) actions.pop();
    // What a disclosure shows is seen at once, so a second press means to hide it again.
    if (!(isRepeated && target.matches(DISCLOSURE))) actions.push(action);
    event.stopImmediatePropagation();
  }

  /** Keeps an action from being done by the browser as well. */
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

  /** Keys that the reader means for the page, or for the dialog that a press is about to open. */
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
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(HYDRATED)) return;
      if (!listening.has(partOf(target))) listener(event, target);
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
