import type { Ref } from 'react';

const CHECKBOX = '[type=checkbox],[role=checkbox],[role=switch]';

/** Finds the element of one control, wherever it is: in a shadow tree, a portal or a wrapper. */
export class ElementFinder {
  /** The id that the control has instead, if any. */
  ownId?: string | undefined;
  private labelElement: HTMLLabelElement | null = null;
  private node: HTMLElement | undefined;
  private own: Ref<unknown> | undefined;
  private merged: Ref<unknown> | undefined;
  private wasCheckbox?: boolean;

  /** @param givenId the id that the control takes unless it has its own */
  constructor(private readonly givenId: string) {}

  private lookUp(): HTMLElement | undefined {
    const { ownId = this.givenId, labelElement, node } = this;
    const root = () => (labelElement ?? node)?.getRootNode() as Partial<Document> | undefined;
    const found =
      node?.id === ownId ? node : ((root() ?? document).getElementById?.(ownId) ?? node);
    // Some kits put the id on a label around the control.
    return ((found as HTMLLabelElement | undefined)?.control as HTMLElement | null) ?? found;
  }

  /** Callback ref of the control: its element, or the imperative handle of a component. */
  attach = (instance: unknown): void => {
    // The control is still in the page. If a text replaces it, `required` has to know that it was a checkbox.
    this.wasCheckbox = !instance && this.isCheckbox();
    // Imperative handles of UI kits are not elements; the element is found by id.
    this.node = Object(instance).nodeType ? (instance as HTMLElement) : undefined;
    // Without an instance, the control is still in the page, about to be removed.
    if (instance) this.tie();
  };

  /** Callback ref of the control that also sets the user's ref; stable for the same ref. */
  refWith(next: Ref<unknown> | undefined): Ref<unknown> {
    if (!next) return this.attach;
    if (next !== this.own) {
      this.own = next;
      this.merged = (instance) => {
        this.attach(instance);
        if (typeof next === 'function') return next(instance);
        next.current = instance;
        return undefined;
      };
    }
    return this.merged!;
  }

  /** Callback ref of the label. */
  attachLabel = (element: HTMLLabelElement | null): void => {
    this.labelElement = element;
  };

  /** The element that takes the focus, else the label, else the page. */
  locate(): HTMLElement {
    return this.lookUp() ?? this.labelElement ?? document.body;
  }

  /** Whether the control is, or was before it was replaced by a text, a checkbox or a switch. */
  isCheckbox(): boolean {
    return this.wasCheckbox || this.locate().matches(CHECKBOX);
  }

  /** Clears a file input, whose selection React does not control. */
  clearFiles(): void {
    const input = this.locate() as HTMLInputElement;
    if (input.type === 'file') input.value = '';
  }

  /**
   * Calls back when a native form around the control was reset, by a button or by React after an
   * action. The control may be in another form by then, or be another element.
   *
   * @returns ends it
   */
  whenReset(callback: () => void): () => void {
    const root = this.locate().getRootNode();
    const restore = (event: Event) => {
      // In a shadow tree, an event has no target afterwards.
      const { target } = event;
      const isInside = () => target === this.locate().closest('form');
      // After the event, the browser sets the control to what it considers its default. React may reset a form while
      // it commits, when a ref has no element for a moment; and the control may go in that commit.
      setTimeout(
        (wasInside: boolean) => event.defaultPrevented || ((wasInside || isInside()) && callback()),
        0,
        isInside(),
      );
    };
    root.addEventListener('reset', restore, true);
    return () => root.removeEventListener('reset', restore, true);
  }

  /** Moves the focus to the control, or into it; returns whether it has the focus now. */
  focus(): boolean {
    const control = this.locate();
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
  }

  /** Points the label to the control, whose id may be its own. */
  tie(): void {
    // Most fields are looked up only here: without a label, nothing is.
    const found = this.labelElement && this.lookUp();
    if (found) this.labelElement!.htmlFor = found.id || this.givenId;
  }
}

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
