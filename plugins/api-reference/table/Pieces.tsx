import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Piece, Prose as Paragraphs } from '../pages/views';

function PieceView({ piece }: { piece: Piece }): ReactNode {
  if (typeof piece === 'string') return piece;
  const text = piece.code ? <code>{piece.text}</code> : piece.text;
  return piece.href ? <Link to={piece.href}>{text}</Link> : text;
}

/** A line of text, code and links. */
export function Pieces({ pieces }: { pieces: Piece[] }): ReactNode {
  return pieces.map((piece, index) => <PieceView key={index} piece={piece} />);
}

/** Paragraphs of a description; `isEnglish` marks one that has no translation. */
export function Prose({ prose, isEnglish }: { prose: Paragraphs; isEnglish?: boolean }): ReactNode {
  return prose.map((pieces, index) => (
    <p key={index} lang={isEnglish ? 'en' : undefined}>
      <Pieces pieces={pieces} />
    </p>
  ));
}
