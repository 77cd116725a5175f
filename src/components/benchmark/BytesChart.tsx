import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { BarTable } from './BarTable';
import { useFormats } from './formats';
import { results, type SubjectName } from './results';

/** The size that each library adds to a page that already includes React. */
export function BytesChart({ children }: { children: ReactNode }): ReactNode {
  const { kilobytes } = useFormats();
  const sizes = Object.entries(results.bytes) as [SubjectName, number][];
  return (
    <BarTable
      caption={children}
      head={<Translate id="benchmark.bytes">Minified and gzipped</Translate>}
      rows={sizes
        .sort(([, a], [, b]) => a - b)
        .map(([subject, bytes]) => ({
          subject,
          length: bytes,
          figure: <span>{kilobytes(bytes)} kB</span>,
        }))}
    />
  );
}
