import { useReducer, useState, type ReactElement } from 'react';
import { FormItem, type ApiEffectOptions, type ContextProps, type FormItemProps } from 'bindform';

type Values = Record<string, string>;

interface History<T> {
  past: T[];
  present: T;
  future: T[];
}

type Step = { bindId: string; value: unknown } | 'undo' | 'redo';

function take<T extends Values>({ past, present, future }: History<T>, step: Step): History<T> {
  if (step === 'undo') {
    return {
      past: past.slice(0, -1),
      present: past[past.length - 1],
      future: [present, ...future],
    };
  }
  if (step === 'redo') {
    return { past: [...past, present], present: future[0], future: future.slice(1) };
  }
  const next = { ...present, [step.bindId]: String(step.value) };
  return { past: [...past, present], present: next, future: [] };
}

/** A form with undo and redo. Its data is a history of values instead of a model. */
export function useHistoryForm<T extends Values>(initial: T) {
  const [{ past, present, future }, dispatch] = useReducer(take<T>, {
    past: [],
    present: initial,
    future: [],
  });
  const [items] = useState(() => new Map<string, ApiEffectOptions>());

  const contextProps: ContextProps = {
    apiEffect: (item) => items.set(item.bindId, item),
    updated: ({ bindId, value }) => dispatch({ bindId, value }),
    destroy: ({ bindId }) => items.delete(bindId),
  };

  const go = (step: 'undo' | 'redo', target: T) => () => {
    dispatch(step);
    items.forEach((item) => item.setValue(target[item.bindId]));
  };

  return {
    values: present,
    undo: past.length ? go('undo', past[past.length - 1]) : undefined,
    redo: future.length ? go('redo', future[0]) : undefined,
    validate: () => Promise.all([...items.values()].map((item) => item.validate())),
    render: (bindId: keyof T & string, config?: FormItemProps) => (control: ReactElement) => (
      <FormItem
        {...config}
        bindId={String(bindId)}
        initialValue={present[bindId] as string}
        contextProps={contextProps}
      >
        {control}
      </FormItem>
    ),
  };
}
