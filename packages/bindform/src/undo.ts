import { useCallback, useMemo, useRef, useState } from 'react';
import type { AddOnForm } from './formTypes';
import { useWatch } from './index';

/** Options of {@link useUndo}. */
export interface UndoOptions {
  /** Maximum number of steps to keep. @defaultValue `100` */
  limit?: number;
  /** Changes less than this time apart, in ms, are one step. @defaultValue `500` */
  group?: number;
}

/** What {@link useUndo} returns. */
export interface Undo {
  canUndo: boolean;
  canRedo: boolean;
  /** Undoes the last step. */
  undo: () => void;
  /** Redoes the step that was undone last. */
  redo: () => void;
  /** Clears all steps, for example after saving. */
  clear: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** A copy of live data. Only arrays and plain objects are copied. */
const copy = <V>(value: V): V => {
  if (Array.isArray(value)) return value.map(copy) as V;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)])) as V;
};

/** Snapshots of a form to return to. */
interface Steps<T> {
  form: object;
  /** Before each change, oldest first. */
  past: T[];
  /** Before each undo, the latest last. */
  future: T[];
}

/** The given steps if they belong to the form, else none. */
const stepsOf = <T>(form: object, steps: Steps<T>): Steps<T> =>
  steps.form === form ? steps : { form, past: [], future: [] };

/** Replaces the data of a form. */
function restore<T extends object>({ model }: AddOnForm<T>, data: T): void {
  for (const name of Object.keys(model)) {
    if (!Object.hasOwn(data, name)) delete model[name as keyof T];
  }
  Object.assign(model, data);
}

/**
 * Records the changes of a form, by the user and by code, as steps to undo and redo.
 *
 * @param form what `useForm` returned
 * @param options number and size of the steps
 * @since 2.0.0
 */
export function useUndo<T extends object>(
  form: AddOnForm<T>,
  { limit = 100, group = 500 }: UndoOptions = {},
): Undo {
  const [shown, setShown] = useState<Steps<T>>({ form, past: [], future: [] });
  /** The steps as the last call left them, which may not have been rendered yet. */
  const latest = useRef(shown);
  /** Time of the last recorded change, in ms. */
  const last = useRef(-Infinity);
  const isRestoring = useRef(false);
  const change = useCallback(
    (steps: Pick<Steps<T>, 'past' | 'future'>) => {
      latest.current = { form, ...steps };
      setShown(latest.current);
    },
    [form],
  );

  useWatch(
    form,
    ({ model }) => model,
    (_, previous) => {
      if (isRestoring.current) return;
      const now = Date.now();
      const steps = stepsOf(form, latest.current);
      const isNewStep = steps !== latest.current || now - last.current > group;
      last.current = now;
      if (!isNewStep && steps.future.length === 0) return;
      const more = limit > 0 ? [...steps.past, previous].slice(-limit) : [];
      change({ past: isNewStep ? more : steps.past, future: [] });
    },
  );

  const { past, future } = stepsOf(form, shown);
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  return useMemo(() => {
    /** What changes until the callbacks have run belongs to the action, and is no step. */
    const absorb = () => {
      last.current = -Infinity;
      isRestoring.current = true;
      setTimeout(() => {
        isRestoring.current = false;
      });
    };
    const go = (from: 'past' | 'future', into: 'past' | 'future') => {
      const steps = stepsOf(form, latest.current);
      const to = steps[from].at(-1);
      if (!to) return;
      const moved = {
        [from]: steps[from].slice(0, -1),
        [into]: [...steps[into], copy(form.model)],
      };
      change({ ...steps, ...moved });
      absorb();
      restore(form, to);
    };
    return {
      canUndo,
      canRedo,
      undo: () => go('past', 'future'),
      redo: () => go('future', 'past'),
      clear() {
        change({ past: [], future: [] });
        absorb();
      },
    };
  }, [form, change, canUndo, canRedo]);
}
