/** A class attribute of the names that are there; none if there are none. */
export const classes = (...names: unknown[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
