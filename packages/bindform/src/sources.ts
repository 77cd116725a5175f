type Listener = (isInput?: boolean) => void;

/** A readable and writable part of the data: its subscribers and its version. */
export class Source {
  readonly listeners = new Set<Listener>();
  writes = 0;

  /** Notifies the current read, if any, that it was read. */
  noteRead(): void {
    versions?.set(this, this.writes);
  }

  /** Notifies subscribers, when the batch ends, that it was written. */
  noteWrite(): void {
    batch(() => {
      this.writes = clock += 1;
      this.listeners.forEach((listener) => queue.add(listener));
    });
  }
}

/** Result of a read, and the version of each source that it touched. */
export interface Reading<V> {
  result: V;
  versions: Map<Source, number>;
}

/** The sources of an object by key; created on the first read or write. */
const sourcesOf = new WeakMap<object, Map<unknown, Source>>();
const queue = new Set<Listener>();
let versions: Map<Source, number> | undefined;
let depth = 0;

/** The version of the latest write to any source. */
export let clock = 0;

/** The source of a part of an object. */
export const sourceOf = (object: object, part: unknown): Source => {
  let sources = sourcesOf.get(object);
  if (!sources) sourcesOf.set(object, (sources = new Map()));
  let source = sources.get(part);
  if (!source) sources.set(part, (source = new Source()));
  return source;
};

/** Notifies the current read, if any, that a part of an object was read. */
export const noteRead = (object: object, part: unknown): void => {
  if (versions) sourceOf(object, part).noteRead();
};

/**
 * Batches writes: each subscriber is notified once, at the end.
 *
 * @param isInput whether the user has entered something, which subscribers are told
 */
export const batch = <V>(write: () => V, isInput?: boolean): V => {
  depth += 1;
  try {
    return write();
  } finally {
    depth -= 1;
    if (!depth) {
      for (const listener of queue) {
        queue.delete(listener);
        listener(isInput);
      }
    }
  }
};

/** Notifies subscribers, when the batch ends, that a part of an object was written. */
export const noteWrite = (object: object, part: unknown): void =>
  sourceOf(object, part).noteWrite();

/** Reads and records the touched sources. */
export const collect = <V>(read: () => V): Reading<V> => {
  const outer = versions;
  const mine = (versions = new Map<Source, number>());
  try {
    return { result: read(), versions: mine };
  } finally {
    versions = outer;
  }
};

/** Whether nothing that was read has been written since. */
export const isCurrent = (reading: Reading<unknown>): boolean => {
  let isSame = true;
  reading.versions.forEach((version, source) => {
    isSame &&= source.writes === version;
  });
  return isSame;
};

/** Marks a reading as current: earlier writes no longer count as changes. */
export const refresh = ({ versions: read }: Reading<unknown>): void =>
  read.forEach((_, source) => read.set(source, source.writes));

/** Notifies a listener once per batch of writes to what was read. */
export const follow = (reading: Reading<unknown>, listener: Listener): void =>
  reading.versions.forEach((_, source) => source.listeners.add(listener));

/**
 * Ends what `follow` began, also what is queued already.
 *
 * @param next a reading that will be followed instead: what has been read again stays followed, which is cheaper
 */
export const unfollow = (
  reading: Reading<unknown>,
  listener: Listener,
  next?: Reading<unknown>,
): void => {
  reading.versions.forEach(
    (_, source) => next?.versions.has(source) || source.listeners.delete(listener),
  );
  queue.delete(listener);
};
