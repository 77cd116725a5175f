import type { ReactNode } from 'react';

/** The letters of the name as strokes, drawn for this site. */
const LETTERS = [
  'M45 6v19M45 19a6 6 0 1 1 12 0a6 6 0 1 1-12 0',
  'M64 13v12M64 7.2v.1',
  'M71 25V13M71 19a5.5 5.5 0 0 1 11 0v6',
  'M101 6v19M101 19a6 6 0 1 0-12 0a6 6 0 1 0 12 0',
  'M115 6.3c-3.2-.8-5.4.7-5.4 4V25M106.6 13h8',
  'M118.5 19a6 6 0 1 1 12 0a6 6 0 1 1-12 0',
  'M137.5 25V13M137.5 19c0-3.6 2.4-6 6-6',
  'M149 25V13M149 18.4a5.1 5.1 0 0 1 10.2 0V25M159.2 18.4a5.1 5.1 0 0 1 10.2 0V25',
].join('');

/** The sign of the site with its name beside it, in the colour of the text around. */
export function Wordmark({ name }: { name: string }): ReactNode {
  return (
    <svg viewBox="0 0 172 32" width="150.5" height="28" fill="none" role="img" aria-label={name}>
      <rect width="32" height="32" rx="8" fill="#0a6b5c" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path stroke="#fff" strokeWidth="3" d="M9 8v16M9 16h6a4 4 0 0 1 0 8H9M19 8h4v4" />
        <path stroke="currentColor" strokeWidth="2.6" d={LETTERS} />
      </g>
    </svg>
  );
}
