import { useId, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import { rowAnchor } from '../pages/anchors';
import type { RowView } from '../pages/views';
import { Documentation, ReleaseBadge } from './Documentation';
import { columnTitles } from './messages';
import styles from './styles.module.css';
import type { Columns } from './columns';
import { TypeDetails, TypeText } from './TypeDetails';

/** A property: its name and facts, and below them what it is. Properties are optional unless they say so. */
export function PropertyRow({
  definition,
  row,
  columns,
  hidden,
}: {
  definition: string;
  row: RowView;
  columns: Columns;
  hidden: boolean;
}): ReactNode {
  const { name, required, type, ...documentation } = row;
  const anchor = rowAnchor(definition, name);
  useBrokenLinks().collectAnchor(anchor);
  const nameId = useId();
  const titles = columnTitles();
  return (
    <tbody id={anchor} className={styles.property} hidden={hidden}>
      <tr>
        <th scope="row" rowSpan={2} id={nameId} className={styles.name}>
          <Link to={`#${anchor}`} translate="no">
            <code>{name}</code>
          </Link>
          <ReleaseBadge label={documentation.label} />
        </th>
        <td className={styles.typeCell}>
          <TypeText type={type} />
        </td>
        {columns.default && (
          <td data-title={titles.default} data-empty={!documentation.default}>
            {documentation.default && <code>{documentation.default}</code>}
          </td>
        )}
        {columns.required && (
          <td className={styles.required} data-empty={!required}>
            {required && titles.required}
          </td>
        )}
        {columns.since && (
          <td className={styles.since} data-title={titles.since} data-empty={!documentation.since}>
            {documentation.since}
          </td>
        )}
      </tr>
      <tr>
        <td colSpan={columns.count - 1} headers={nameId} className={styles.description}>
          <Documentation {...documentation} />
          <TypeDetails details={type.details} />
        </td>
      </tr>
    </tbody>
  );
}
