/**
 * A query, and its best results; each of them is right in the first place. A result is a page with all its
 * sections (`intro/vaild`) or one place on a page (`api/form-props#Form-onSubmit`).
 */
export type Intent = [query: string, results: string[]];

/**
 * Queries of one language, by kind. They were written from the questions that users of form libraries ask in public
 * issues and documentation, before any result was seen. A change of an expectation needs a reason in its commit.
 */
export interface Intents {
  /** Names of the API, types and error codes, also with typos. */
  names: Intent[];
  /** The words of users of React Hook Form, Formik, TanStack Form and Ant Design. */
  rivals: Intent[];
  /** Tasks and topics. */
  guides: Intent[];
}

/** All intents of a language, in order. */
export const allOf = ({ names, rivals, guides }: Intents): Intent[] => [
  ...names,
  ...rivals,
  ...guides,
];

/** Two sets as one. */
export const joined = (first: Intents, second: Intents): Intents => ({
  names: [...first.names, ...second.names],
  rivals: [...first.rivals, ...second.rivals],
  guides: [...first.guides, ...second.guides],
});
