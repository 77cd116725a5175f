/**
 * A query, and its best results; each of them is right in the first place. A result is a page with all its
 * sections (`intro/vaild`) or one place on a page (`api/form-props#Form-onSubmit`).
 */
export type Intent = [query: string, results: string[]];

/**
 * Queries of one language. They were written from the questions that users of form libraries ask in public
 * issues and documentation, before any result was seen. A change of an expectation needs a reason in its
 * commit; a change of the engine is judged by `tuned` alone.
 */
export interface Intents {
  /** Names of the API, types and error codes, also with typos. */
  names: Intent[];
  /** The words of users of React Hook Form, Formik, TanStack Form and Ant Design. */
  rivals: Intent[];
  /** Tasks and topics. */
  guides: Intent[];
}

/** The half of the intents that the engine is tuned on, and the half that is only scored. */
export interface Halves {
  tuned: Intent[];
  heldOut: Intent[];
}

/** Splits each kind by position: even ones are tuned on, odd ones are held out. */
export function halves({ names, rivals, guides }: Intents): Halves {
  const half = (parity: number) =>
    [names, rivals, guides].flatMap((kind) => kind.filter((_, index) => index % 2 === parity));
  return { tuned: half(0), heldOut: half(1) };
}
