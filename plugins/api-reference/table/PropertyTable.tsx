import type { ReactNode } from 'react';
import type { RowView } from '../pages/views';
import { columnsFor } from './columns';
import { columnTitles, filterWords, tableName } from './messages';
import { PropertyRow } from './PropertyRow';
import styles from './styles.module.css';
import { useFilter } from './useFilter';

/** The properties of a definition, one below the other. */
export function PropertyTable({ id, rows }: { id: string; rows: RowView[] }): ReactNode {
  const { isLong, query, setQuery, matches } = useFilter(rows);
  const columns = columnsFor(rows);
  const titles = columnTitles();
  const words = filterWords(rows.filter(matches).length, rows.length);
  return (
    <>
      {isLong && (
        <div className={styles.filter}>
          <input
            type="search"
            aria-label={words.label}
            placeholder={words.label}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <span role="status">{query && words.status}</span>
        </div>
      )}
      <table className={styles.table} aria-label={tableName(id)}>
        <thead>
          <tr>
            <th scope="col">{titles.name}</th>
            <th scope="col">{titles.type}</th>
            {columns.default && <th scope="col">{titles.default}</th>}
            {columns.required && <th scope="col">{titles.required}</th>}
            {columns.since && <th scope="col">{titles.since}</th>}
          </tr>
        </thead>
        {rows.map((row) => (
          <PropertyRow
            key={row.name}
            definition={id}
            row={row}
            columns={columns}
            hidden={!matches(row)}
          />
        ))}
      </table>
    </>
  );
}
