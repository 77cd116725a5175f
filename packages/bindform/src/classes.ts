/** A class attribute of the given names; undefined without any. */
export const classes = (...names: unknown[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
