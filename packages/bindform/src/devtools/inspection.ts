import type { AnyForm, CommitListener, FormObserver } from '../observer';

/** An inspected form. */
export interface InspectedForm {
  form: AnyForm;
  /** How often the component that called `useForm` has rendered. */
  renders: number;
  /** How often the control of each field has rendered, by its path. */
  fieldRenders: ReadonlyMap<string, number>;
}

/** The forms below an observer, and their render counts. */
export interface Inspection {
  /** The value for a `FormObserverContext`. */
  observe: FormObserver;
  /** The forms that have rendered, in order of creation; a new array after each commit. */
  getForms: () => readonly InspectedForm[];
  /** Calls the listener after commits, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Calls the listener when the control of a field has re-rendered.
   *
   * @returns ends it
   */
  onFieldRender: (listener: (element: HTMLElement) => void) => () => void;
}

/** Collects the forms that are created below an observer, and counts their renders. @since 2.0.0 */
export function createInspection(): Inspection {
  let forms: InspectedForm[] = [];
  let visible = forms;
  let isAnnounced = false;
  const listeners = new Set<() => void>();
  const fieldListeners = new Set<(element: HTMLElement) => void>();

  /** Commits of one task are announced together, after them: they come while React is rendering. */
  function announce(): void {
    if (isAnnounced) return;
    isAnnounced = true;
    queueMicrotask(() => {
      isAnnounced = false;
      listeners.forEach((listener) => listener());
    });
  }

  /** React may discard a form that has not been committed. On a server, none ever is. */
  function update(next: InspectedForm[]): void {
    forms = next;
    const committed = forms.filter(({ renders }) => renders > 0);
    visible = committed.length > 0 ? committed : forms;
  }

  function note(form: AnyForm, change: (known: InspectedForm) => InspectedForm): void {
    update(forms.map((known) => (known.form === form ? change(known) : known)));
    announce();
  }

  const countCommit =
    (form: AnyForm): CommitListener =>
    (bindId, locate) =>
      note(form, (known) => {
        const { renders, fieldRenders } = known;
        if (bindId === undefined) return { ...known, renders: renders + 1 };
        const count = (fieldRenders.get(bindId) ?? 0) + 1;
        if (locate && count > 1) fieldListeners.forEach((listener) => listener(locate()));
        return { ...known, fieldRenders: new Map(fieldRenders).set(bindId, count) };
      });

  return {
    observe(form, onCommit) {
      update([...forms, { form, renders: 0, fieldRenders: new Map() }]);
      onCommit(countCommit(form));
    },
    getForms: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFieldRender(listener) {
      fieldListeners.add(listener);
      return () => fieldListeners.delete(listener);
    },
  };
}
