import type { ReactNode } from 'react';
import type { TextPiece } from '../../worker/protocol';

/** Text with its matches marked. */
const Pieces = ({ pieces }: { pieces: TextPiece[] }): ReactNode =>
  pieces.map(({ text, highlighted }, index) =>
    highlighted ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );

export default Pieces;
