import { useMemo, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from './index';

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

/** Replaces the data of a form. */
function restore<T extends object>({ model, setValue }: UseFormReturn<T, unknown>, data: T): void {
  for (const name of Object.keys(model)) {
    if (!Object.hasOwn(data, name)) delete model[name as keyof T];
  }
  for (const [name, value] of Object.entries(data)) setValue(name as never, value as never);
}

/**
 * Records the changes of a form, by the user and by code, as steps to undo and redo.
 *
 * @param form what `useForm` returned
 * @param options number and size of the steps
 * @since 2.0.0
 */
export function useUndo<T extends object>(
  form: UseFormReturn<T, unknown>,
  { limit = 100, group = 500 }: UndoOptions = {},
): Undo {
  const [past, setPast] = useState<T[]>([]);
  const [future, setFuture] = useState<T[]>([]);
  /** Time of the last recorded change, in ms. */
  const last = useRef(-Infinity);
  const isRestoring = useRef(false);

  useWatch(
    form,
    ({ model }) => model,
    (_, previous) => {
      if (isRestoring.current) return;
      const now = Date.now();
      const isNewStep = now - last.current > group;
      last.current = now;
      if (isNewStep) setPast((steps) => (limit > 0 ? [...steps, previous].slice(-limit) : []));
      setFuture((steps) => (steps.length > 0 ? [] : steps));
    },
  );

  return useMemo(() => {
    /** What changes until the callbacks have run belongs to the action, and is no step. */
    const absorb = () => {
      last.current = -Infinity;
      isRestoring.current = true;
      setTimeout(() => {
        isRestoring.current = false;
      });
    };
    const go = (to: T) => {
      absorb();
      restore(form, to);
    };
    return {
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undo() {
        const to = past.at(-1);
        if (!to) return;
        setPast(past.slice(0, -1));
        setFuture([...future, copy(form.model)]);
        go(to);
      },
      redo() {
        const to = future.at(-1);
        if (!to) return;
        setFuture(future.slice(0, -1));
        setPast([...past, copy(form.model)]);
        go(to);
      },
      clear() {
        setPast([]);
        setFuture([]);
        absorb();
      },
    };
  }, [form, past, future]);
}
