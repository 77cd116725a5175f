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

interface Props {
  /** What the letters say, for those who do not see them. */
  name: string;
  /** Width of the letters (px). */
  width: number;
}

/** The name of the site as its wordmark, in the color of the text around. */
export function Wordmark({ name, width }: Props): ReactNode {
  return (
    <svg
      viewBox="43 4 128 24"
      width={width}
      height={(width * 24) / 128}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={name}
    >
      <path d={LETTERS} />
    </svg>
  );
}
