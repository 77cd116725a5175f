import type { AnyForm, CommitListener, FormObserver } from '../observer';
import { appendChanges, describeData, type LoggedChange } from './changeLog';

/** An inspected form. */
export interface InspectedForm {
  form: AnyForm;
  /** How often the component that called `useForm` has rendered. */
  renders: number;
  /** How often the control of each field has rendered, by its path. */
  fieldRenders: ReadonlyMap<string, number>;
  /** The latest changes of the data, oldest first; empty unless the inspection logs them. */
  changes: readonly LoggedChange[];
}

/** Options of {@link createInspection}. */
export interface InspectionOptions {
  /** Whether changes of the data are logged, for the Log tab. @defaultValue `false` */
  isLogging?: boolean;
}

/** The forms below an observer, and their render counts. */
export interface Inspection extends Required<InspectionOptions> {
  /** The value for a `FormObserverContext`. */
  observe: FormObserver;
  /** The mounted forms, in order of creation; a new array after each commit. */
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

/** Adds a function to a set. @returns removes it */
function add<F>(functions: Set<F>, added: F): () => void {
  functions.add(added);
  return () => functions.delete(added);
}

/** Collects the forms that are created below an observer, and counts their renders. @since 2.0.0 */
export function createInspection({ isLogging = false }: InspectionOptions = {}): Inspection {
  const mounted = new Map<number, InspectedForm>();
  let created = 0;
  let hasCommitted = false;
  let visible: readonly InspectedForm[] = [];
  let isAnnounced = false;
  const listeners = new Set<() => void>();
  const fieldListeners = new Set<(element: HTMLElement) => void>();

  /** Commits of one task are announced together, after them: they come while React is rendering. */
  function announce(): void {
    hasCommitted = true;
    if (isAnnounced) return;
    isAnnounced = true;
    queueMicrotask(() => {
      isAnnounced = false;
      const inOrder = [...mounted].sort(([a], [b]) => a - b);
      visible = inOrder.map(([, inspected]) => inspected);
      listeners.forEach((listener) => listener());
    });
  }

  /** Keeps the record of one form up to date. It is listed while its component is mounted. */
  function inspect(form: AnyForm): { first: InspectedForm; onCommit: CommitListener } {
    const order = created++;
    const first: InspectedForm = { form, renders: 0, fieldRenders: new Map(), changes: [] };
    let record = first;

    function update(part: Partial<InspectedForm>): void {
      record = { ...record, ...part };
      if (mounted.has(order)) mounted.set(order, record);
      announce();
    }

    function log(): void {
      form.watch(
        ({ model }) => describeData(model),
        (next, previous) => update({ changes: appendChanges(record.changes, previous, next) }),
        'bindform/devtools',
      );
    }

    const counted = new WeakSet<object>();

    function onCommit(render: object | null, bindId?: string, locate?: () => HTMLElement): void {
      if (!render) {
        mounted.delete(order);
        announce();
        return;
      }
      const isRepeated = counted.has(render);
      counted.add(render);
      if (bindId === undefined) {
        if (isLogging && record.renders === 0) log();
        mounted.set(order, record);
        update({ renders: record.renders + Number(!isRepeated) });
      } else if (!isRepeated) {
        const count = (record.fieldRenders.get(bindId) ?? 0) + 1;
        if (locate && count > 1) fieldListeners.forEach((listener) => listener(locate()));
        update({ fieldRenders: new Map(record.fieldRenders).set(bindId, count) });
      }
    }

    return { first, onCommit };
  }

  return {
    isLogging,
    observe(form, setListener) {
      const { first, onCommit } = inspect(form);
      // Nothing commits on a server. Elsewhere React may discard a form that has not committed.
      if (!hasCommitted) visible = [...visible, first];
      setListener(onCommit);
    },
    getForms: () => visible,
    subscribe: (listener) => add(listeners, listener),
    onFieldRender: (listener) => add(fieldListeners, listener),
  };
}
