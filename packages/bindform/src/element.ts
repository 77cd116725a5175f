import type { Ref } from 'react';

/** Finds the element of one control, wherever it is: in a shadow tree, a portal or a wrapper. */
export interface ElementFinder {
  /** Callback ref of the control: its element, or the imperative handle of a component. */
  attach: (instance: unknown) => void;
  /** Callback ref of the control that also sets the user's ref; stable for the same ref. */
  refWith: (own: Ref<unknown> | undefined) => Ref<unknown>;
  /** Callback ref of the label. */
  attachLabel: (element: HTMLLabelElement | null) => void;
  /** The element that takes the focus, else the label, else the page. */
  locate: () => HTMLElement;
  /** Whether the control is, or was before it was replaced by a text, a checkbox or a switch. */
  isCheckbox: () => boolean;
  /** Clears a file input, whose selection React does not control. */
  clearFiles: () => void;
  /**
   * Calls back when a native form around the control was reset, by a button or by React after an
   * action.
   *
   * @returns ends it
   */
  whenReset: (callback: () => void) => () => void;
  /** Moves the focus to the control, or into it; returns whether it has the focus now. */
  focus: () => boolean;
  /** The id that the control has instead, if any. */
  ownId?: string | undefined;
  /** Points the label to the control, whose id may be its own. */
  tie: () => void;
}

const CHECKBOX = '[type=checkbox],[role=checkbox],[role=switch]';

/**
 * Finds the element of a control.
 *
 * @param id the id that the control takes unless it has its own
 */
export const createElementFinder = (id: string): ElementFinder => {
  let label: HTMLLabelElement | null = null;
  let node: HTMLElement | undefined;
  let own: Ref<unknown> | undefined;
  let merged: Ref<unknown>;
  let wasCheckbox = false;
  const control = () => {
    const { ownId = id } = finder;
    const root = (label ?? node)?.getRootNode() ?? document;
    const found =
      node?.id === ownId ? node : ((root as Partial<Document>).getElementById?.(ownId) ?? node);
    // Some kits put the id on a label around the control.
    return ((found as HTMLLabelElement | undefined)?.control as HTMLElement | null) ?? found;
  };
  const finder: ElementFinder = {
    attach(instance) {
      // The control is still in the page. If a text replaces it, `required` has to know that it was a checkbox.
      wasCheckbox = !instance && finder.isCheckbox();
      // Imperative handles of UI kits are not elements; the element is found by id.
      node = Object(instance).nodeType ? (instance as HTMLElement) : undefined;
      // Without an instance, the control is still in the page, about to be removed.
      if (instance) finder.tie();
    },
    refWith(next) {
      if (!merged || next !== own) {
        own = next;
        merged = (instance) => {
          finder.attach(instance);
          if (typeof next === 'function') return next(instance);
          if (next) next.current = instance;
          return undefined;
        };
      }
      return merged;
    },
    attachLabel(element) {
      label = element;
    },
    locate: () => control() ?? label ?? document.body,
    isCheckbox: () => wasCheckbox || finder.locate().matches(CHECKBOX),
    clearFiles() {
      const input = finder.locate() as HTMLInputElement;
      if (input.type === 'file') input.value = '';
    },
    whenReset(callback) {
      const form = finder.locate().closest('form');
      const restore = (event: Event) =>
        // After the event, the browser sets the control to what it considers its default.
        setTimeout(() => event.defaultPrevented || callback());
      form?.addEventListener('reset', restore);
      return () => form?.removeEventListener('reset', restore);
    },
    focus() {
      const control = finder.locate();
      const inside = (selector: string) =>
        control === document.body ? [] : control.querySelectorAll<HTMLElement>(selector);
      // Like Tab, it enters a group at the chosen radio button.
      const candidates = [
        control,
        ...inside(':checked'),
        ...inside('input,select,textarea,button,[tabindex]'),
      ];
      return candidates.some((each) => {
        each.focus();
        return each.matches(':focus');
      });
    },
    tie() {
      // Most fields are looked up only here: without a label, nothing is.
      const found = label && control();
      if (found) label!.htmlFor = found.id || id;
    },
  };
  return finder;
};

/** What {@link Node.compareDocumentPosition} answers with. */
const PRECEDING = 2;
const FOLLOWING = 4;

/** Sorts items with an element in document order. */
export const inDocumentOrder = <V extends { element: ElementFinder }>(list: V[]): V[] =>
  [...list].sort((a, b) => {
    // In this direction, a browser compares neighbors without iterating over all siblings.
    const position = b.element.locate().compareDocumentPosition(a.element.locate());
    return (position & FOLLOWING) - (position & PRECEDING);
  });
