import type { ReactNode } from 'react';
import type { Absence } from '../pages/views';
import { absenceMessage } from './messages';

/** Says why a definition is not shown. */
export function Absent({ id, state }: Absence & { id: string }): ReactNode {
  return (
    <p className="alert alert--warning" role="status">
      {absenceMessage(state, id)}
    </p>
  );
}
