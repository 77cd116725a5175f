/** Rows by column, which gzip makes smaller than objects; null is what a row leaves out. */
export type Columns<T> = { [K in keyof T]?: (T[K] | null)[] };

/** Puts rows into columns. */
export function columnsOf<T extends object>(rows: T[], keys: (keyof T)[]): Columns<T> {
  return Object.fromEntries(
    keys.map((key) => [key, rows.map((row) => row[key] ?? null)]),
  ) as Columns<T>;
}

/** Reads what {@link columnsOf} has made. */
export function rowsOf<T extends object>(columns: Columns<T>): T[] {
  const entries = Object.entries(columns) as [keyof T, unknown[]][];
  return (entries[0]?.[1] ?? []).map((_, row) => {
    const present = entries.filter(([, values]) => values[row] !== null);
    return Object.fromEntries(present.map(([key, values]) => [key, values[row]])) as T;
  });
}

/** Puts the rows with the same value of a column together, in their order. */
export function groupRows<T, K>(rows: T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
