import type { RowView } from '../pages/views';

/** Which columns a table has besides name and type. */
export interface Columns {
  default: boolean;
  required: boolean;
  since: boolean;
  /** How many columns there are in all. */
  count: number;
}

/** Chooses the columns that say something about at least one of the rows. */
export function columnsFor(rows: RowView[]): Columns {
  const shown = {
    default: rows.some((row) => row.default),
    required: rows.some((row) => row.required),
    since: rows.some((row) => row.since),
  };
  return { ...shown, count: 2 + Object.values(shown).filter(Boolean).length };
}
