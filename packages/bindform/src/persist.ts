import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AddOnForm, UseFormReturn } from './formTypes';
import { unWatch, watch } from './index';

/**
 * Storage for drafts: `localStorage`, `sessionStorage`, or any object with the same three methods.
 */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Options of {@link usePersist}. */
export interface PersistOptions<T extends object> {
  /** Key in the storage. Use a different key for each record that the form can edit. */
  key: string;
  /**
   * Version of the data's shape. A draft of another version is discarded.
   *
   * @defaultValue `1`
   */
  version?: number;
  /** Age in ms after which a draft is discarded. By default, drafts do not expire. */
  maxAge?: number;
  /**
   * Time in ms without a change after which the draft is written.
   *
   * @defaultValue `300`
   */
  delay?: number;
  /**
   * Names of top-level fields that are never stored, such as passwords. Changes to these fields alone
   * store no draft.
   */
  exclude?: readonly (keyof T & string)[];
  /** @defaultValue `localStorage` */
  storage?: DraftStorage;
}

/** What {@link usePersist} returns. */
export interface Persisted {
  /** Whether a draft was restored into the form. */
  isRestored: boolean;
  /** Discards the draft and resets the form. */
  discard: () => void;
}

interface Draft {
  version: number;
  /** Time of the last change, in ms since 1970. */
  time: number;
  data: object;
  /** Paths of values that are `undefined`, which JSON leaves out. */
  cleared?: string[];
}

/** Storage may be refused or full: then there is no draft. */
function attempt<V>(action: () => V): V | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The draft, if it can be restored. One that is too old or of another version is removed. */
function readDraft<T extends object>(
  { key, version = 1, maxAge = Infinity }: PersistOptions<T>,
  storage: DraftStorage,
): Draft | undefined {
  const draft = attempt(() => JSON.parse(storage.getItem(key) ?? 'null') as Draft | null);
  const isUsable =
    draft?.version === version && Date.now() - draft.time <= maxAge && Boolean(draft.data);
  if (isUsable) return draft;
  if (draft) attempt(() => storage.removeItem(key));
  return undefined;
}

const clearedPaths = (value: unknown, path: string[] = []): string[] => {
  if (value === undefined) return [path.join('.')];
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, member]) => clearedPaths(member, [...path, key]))
    : [];
};

const without = (data: object, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** Whether the form has unsaved changes that a draft would keep, not only changes of excluded fields. */
function hasChanges<T extends object>(
  { exclude = [] }: PersistOptions<T>,
  { model, state }: Pick<AddOnForm<T>, 'model' | 'state'>,
): boolean {
  const isChanged = (name: string) => state.field(name as never).isDirty;
  if (!state.isDirty || !exclude.some(isChanged)) return state.isDirty;
  return Object.keys(without(model, exclude)).some(isChanged);
}

/** The draft of one form: whether it was restored, and what keeps it. */
function createKeeper<T extends object>(form: AddOnForm<T>) {
  let isRestored = false;
  let current: PersistOptions<T>;
  /** The latest change, not saved yet. */
  let pending: { timer: ReturnType<typeof setTimeout>; write: () => void } | undefined;
  const listeners = new Set<() => void>();
  /**
   * The content of each draft that this form has saved or restored, and the draft as stored, by key; other drafts
   * belong to other tabs.
   */
  const owned = new Map<string, { text: string; stored: string | null }>();
  let restoredKey: string | undefined;
  const setRestored = (next: boolean) => {
    isRestored = next;
    listeners.forEach((listener) => listener());
  };
  const storageOf = ({ storage }: PersistOptions<T>) => storage ?? attempt(() => localStorage);

  /** What a draft has of the data. */
  const contentOf = ({ exclude }: PersistOptions<T>, model: T) => {
    const data = without(model, exclude);
    return { data, cleared: clearedPaths(data) };
  };

  /** Removes the draft if it is this form's: another tab may have saved a later one. */
  function remove(options: PersistOptions<T>): void {
    const { key } = options;
    const own = owned.get(key);
    owned.delete(key);
    attempt(() => {
      const storage = storageOf(options);
      if (own && storage?.getItem(key) === own.stored) storage.removeItem(key);
    });
  }

  /**
   * Saves the data as the draft, unless this form has already saved or restored it: another tab may have saved a
   * later draft. Without data, removes the draft.
   */
  function write(options: PersistOptions<T>, model: T | undefined): void {
    const { key, version = 1 } = options;
    if (!model) {
      remove(options);
      setRestored(false);
      return;
    }
    attempt(() => {
      const content = contentOf(options, model);
      const text = JSON.stringify(content);
      if (owned.get(key)?.text === text) return;
      const draft: Draft = { version, time: Date.now(), ...content };
      const stored = JSON.stringify(draft);
      storageOf(options)?.setItem(key, stored);
      owned.set(key, { text, stored });
    });
  }

  function flush(): void {
    clearTimeout(pending?.timer);
    pending?.write();
    pending = undefined;
  }

  /** Restores the draft of a key, once until the key changes, unless the form is dirty. */
  function restore(options: PersistOptions<T>): void {
    const { key, exclude } = options;
    const storage = storageOf(options);
    if (!storage || restoredKey === key) return;
    restoredKey = key;
    const draft = form.state.isDirty ? undefined : readDraft(options, storage);
    if (draft) {
      form.setValues(without(draft.data, exclude) as never);
      const { setValue } = form as UseFormReturn<T, unknown>;
      draft.cleared?.forEach((path) => setValue(path as never, undefined as never));
      attempt(() => {
        const text = JSON.stringify(contentOf(options, form.model));
        owned.set(key, { text, stored: storage.getItem(key) });
      });
    }
    // A draft that equals the data has nothing to restore.
    const isUsed = draft !== undefined && hasChanges(options, form);
    if (draft && !isUsed) remove(options);
    setRestored(isUsed);
  }

  const nameOf = ({ key }: PersistOptions<T>) => `persist ${key}`;

  /** Starts saving drafts, and returns a function that stops it. */
  function start(options: PersistOptions<T>): () => void {
    const name = nameOf(options);
    current = options;
    restore(options);
    watch(
      form,
      (read) => (hasChanges(options, read) ? read.model : undefined),
      (data) => {
        clearTimeout(pending?.timer);
        const timer = setTimeout(flush, options.delay ?? 300);
        pending = { timer, write: () => write(options, data) };
      },
      name,
    );
    window.addEventListener('pagehide', flush);
    return () => {
      unWatch(form, name);
      window.removeEventListener('pagehide', flush);
      flush();
      // If the form was reset in the handler that changed the key, the watcher has not run.
      if (!hasChanges(options, form)) write(options, undefined);
    };
  }

  return {
    start,
    getRestored: () => isRestored,
    /** Saves the current data when the form unmounts, including the latest change. */
    finish() {
      const isKept = hasChanges(current, form);
      write(current, isKept ? form.model : undefined);
      // A submission that is still pending resets the form once it succeeds.
      const forget = () => {
        unWatch(form, nameOf(current));
        write(current, undefined);
      };
      if (isKept) watch(form, (read) => hasChanges(current, read), forget, nameOf(current));
    },
    discard() {
      setRestored(false);
      form.reset();
      remove(current);
    },
    onRestored(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Saves the unsaved data of a form as a draft, and restores it when the form mounts again. The
 * draft is removed once the form is no longer dirty: after a reset, or when every change is
 * reverted. Data is stored as JSON.
 *
 * @param form what `useForm` returned
 * @param options key, version, age and place of the draft; only the key may change later
 * @since 2.0.0
 */
export function usePersist<T extends object>(
  form: AddOnForm<T>,
  options: PersistOptions<T>,
): Persisted {
  const [initial] = useState(options);
  const [keeper] = useState(() => createKeeper(form));
  const { key } = options;
  const isRestored = useSyncExternalStore(keeper.onRestored, keeper.getRestored, () => false);
  useEffect(() => keeper.start({ ...initial, key }), [keeper, initial, key]);
  useEffect(() => keeper.finish, [keeper]);
  return { isRestored, discard: keeper.discard };
}
