import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { definitionAnchor } from '../../pages/anchors';
import type { Absence, TableView } from '../../pages/views';
import { Absent } from '../../table/Absent';
import { Documentation, ReleaseBadge } from '../../table/Documentation';
import { OptionList } from '../../table/OptionList';
import { PropertyTable } from '../../table/PropertyTable';
import { SignatureView } from '../../table/SignatureView';
import styles from '../../table/styles.module.css';

/** What a page says about the `<API>` it shows; the remark plugin adds the data. */
export interface APIProps {
  /** Name of an export of the library. */
  id: string;
  /** Names of the only properties to show, separated by spaces. */
  only?: string;
  data: Absence | TableView;
}

function Definition({ id, data }: { id: string; data: TableView }): ReactNode {
  const anchor = definitionAnchor(id);
  useBrokenLinks().collectAnchor(anchor);
  const { label, rows, signatures, options } = data;
  return (
    <section id={anchor} className={styles.definition}>
      <ReleaseBadge label={label} />
      <Documentation {...data} />
      {signatures.map((signature, index) => (
        <SignatureView key={index} id={id} signature={signature} />
      ))}
      {rows.length > 0 && <PropertyTable id={id} rows={rows} />}
      {options.length > 0 && <OptionList id={id} options={options} />}
    </section>
  );
}

/** Everything the source says about an export: description, parameters or properties, result. */
export default function API({ id, data }: APIProps): ReactNode {
  return data.state === 'ready' ? (
    <Definition id={id} data={data} />
  ) : (
    <Absent id={id} state={data.state} />
  );
}
