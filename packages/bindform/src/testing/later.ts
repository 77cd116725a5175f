/** A promise that a test settles when it likes. */
export interface Later<V> {
  promise: Promise<V>;
  settle: (value: V) => void;
  fail: (reason: unknown) => void;
}

/** Creates a promise to be settled from outside. */
export function later<V>(): Later<V> {
  let settle!: Later<V>['settle'];
  let fail!: Later<V>['fail'];
  const promise = new Promise<V>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}
