/** A method as a function whose first parameter is its `this`. */
export type Detached<This, Parameters extends unknown[], Result> = (
  self: This,
  ...parameters: Parameters
) => Result;

const { bind, call } = Function.prototype;

/**
 * Captures the current method, so that the reader's code cannot replace it: calling the result does not look up
 * anything replaceable.
 *
 * @param method such as `Element.prototype.remove`
 */
export function detached<This, Parameters extends unknown[], Result>(
  method: (this: This, ...parameters: Parameters) => Result,
): Detached<This, Parameters, Result> {
  return bind.call(call, method) as Detached<This, Parameters, Result>;
}

/**
 * Captures the getter of a property; see {@link detached}.
 *
 * @param prototype object that has the property, such as `Event.prototype`
 */
export function detachedGetter<Result>(prototype: object, name: string): (self: object) => Result {
  const { get } = Object.getOwnPropertyDescriptor(prototype, name)!;
  return detached(get as (this: object) => Result);
}

/** A class that not every browser has. */
type Owner = { prototype: object } | undefined;

/** Returns the prototype of a class, if it exists. */
const prototypeOf = (owner: string) =>
  (globalThis as unknown as Record<string, Owner>)[owner]?.prototype;

/**
 * Removes methods wherever they exist.
 *
 * @param owner name of a class that may have them
 */
export function removeMethods(owner: string, names: string[]): void {
  const prototype = prototypeOf(owner);
  if (prototype) for (const name of names) Reflect.deleteProperty(prototype, name);
}

/**
 * Replaces a method wherever it exists. Only the replacement can access the original.
 *
 * @param owners names of classes that may have the method
 * @param name name of the method
 * @param make takes the original and returns its replacement
 */
export function replaceMethod(
  owners: string[],
  name: string,
  make: (original: (...parameters: unknown[]) => unknown) => (...parameters: never[]) => unknown,
): void {
  for (const owner of owners) {
    const prototype = prototypeOf(owner) as
      Record<string, (...parameters: unknown[]) => unknown> | undefined;
    if (prototype && Object.hasOwn(prototype, name)) {
      prototype[name] = make(prototype[name]) as (...parameters: unknown[]) => unknown;
    }
  }
}
