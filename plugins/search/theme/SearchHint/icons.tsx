import type { ReactNode } from 'react';
import type { SearchHint } from '../../worker/protocol';

/** SVG paths for a 16 × 16 view box. */
const PATHS: Record<SearchHint['type'], string> = {
  page: 'M4 1.75h5.25L12.5 5v9.25H4zM9 1.75V5.25h3.5',
  title: 'M6.25 2.5 4.75 13.5M11.25 2.5 9.75 13.5M2.75 5.75h11M2.25 10.25h11',
  content: 'M2.5 4h11M2.5 8h11M2.5 12h7',
  demo: 'M2 2.75h12v10.5H2zM6.75 5.75v4.5L10.25 8z',
};

/** The icon of a hint type. It is decorative: the type is also shown as text. */
export default function HintIcon({ type }: { type: SearchHint['type'] }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" data-type={type}>
      <path d={PATHS[type]} fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
