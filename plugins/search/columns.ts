/** Rows stored by column, which gzip compresses better than objects; null marks a missing property. */
export type Columns<T> = { [K in keyof T]?: (T[K] | null)[] };

/** Converts rows to columns. */
export function columnsOf<T extends object>(rows: T[], keys: (keyof T)[]): Columns<T> {
  return Object.fromEntries(
    keys.map((key) => [key, rows.map((row) => row[key] ?? null)]),
  ) as Columns<T>;
}

/** Converts the output of {@link columnsOf} back to rows. */
export function rowsOf<T extends object>(columns: Columns<T>): T[] {
  const entries = Object.entries(columns) as [keyof T, unknown[]][];
  return (entries[0]?.[1] ?? []).map((_, row) => {
    const present = entries.filter(([, values]) => values[row] !== null);
    return Object.fromEntries(present.map(([key, values]) => [key, values[row]])) as T;
  });
}

/** Groups rows by a key, keeping their order. */
export function groupRows<T, K>(rows: T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
