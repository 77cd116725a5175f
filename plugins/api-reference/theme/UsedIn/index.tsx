import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Absence, UsagesView } from '../../pages/views';
import { Absent } from '../../table/Absent';
import { Pieces } from '../../table/Pieces';

/** What a page says about the `<UsedIn>` it shows; the remark plugin adds the data. */
export interface UsedInProps {
  /** Name of an export of the library. */
  id: string;
  data: Absence | UsagesView;
}

/** The exports whose declarations mention this one. */
export default function UsedIn({ id, data }: UsedInProps): ReactNode {
  if (data.state !== 'ready') return <Absent id={id} state={data.state} />;
  if (data.names.length === 0)
    return (
      <p>
        <Translate
          id="apiReference.unused"
          description="In place of the list of exports that mention a type, when there is none"
        >
          No other export refers to it.
        </Translate>
      </p>
    );
  return (
    <ul>
      {data.names.map((name, index) => (
        <li key={index}>
          <Pieces pieces={[name]} />
        </li>
      ))}
    </ul>
  );
}
