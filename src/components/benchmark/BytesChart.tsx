import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { BarTable } from './BarTable';
import { useFormats } from './formats';
import { LIBRARIES, results } from './results';

/** The size that each library adds to a page that already includes React. */
export function BytesChart({ children }: { children: ReactNode }): ReactNode {
  const { kilobytes } = useFormats();
  const measured = LIBRARIES.filter((subject) => results.bytes[subject] !== undefined);
  return (
    <BarTable
      caption={children}
      head={<Translate id="benchmark.bytes">Minified and gzipped</Translate>}
      rows={measured.map((subject) => ({
        subject,
        length: results.bytes[subject],
        figure: <span>{kilobytes(results.bytes[subject] ?? 0)} kB</span>,
      }))}
    />
  );
}
