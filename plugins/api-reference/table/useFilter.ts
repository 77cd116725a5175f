import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { hashTarget } from '@site/src/components/addresses/hashTarget';
import type { Piece, RowView } from '../pages/views';

/** Tables longer than this many rows can be filtered. */
const LONG = 12;

const pieceText = (piece: Piece) => (typeof piece === 'string' ? piece : piece.text);

const searchedText = ({ name, type, description }: RowView) =>
  [name, ...type.pieces.map(pieceText), ...description.flat().map(pieceText)]
    .join(' ')
    .toLowerCase();

/**
 * Filters rows by the words a reader types. Following a link to a row shows all rows again, so that
 * the row is among them, and goes to where it is then.
 */
export function useFilter(rows: RowView[]) {
  const [query, setQuery] = useState('');
  const { hash } = useLocation();
  const filteredAt = useRef<string>(undefined);
  useLayoutEffect(() => setQuery(''), [hash]);
  useLayoutEffect(() => {
    if (query) {
      filteredAt.current ??= hash;
      return;
    }
    const followed = filteredAt.current !== undefined && filteredAt.current !== hash;
    filteredAt.current = undefined;
    if (followed) hashTarget(hash)?.scrollIntoView();
  }, [query, hash]);
  const words = query.toLowerCase().split(/\s+/);
  const matches = (row: RowView) => words.every((word) => searchedText(row).includes(word));
  return { isLong: rows.length > LONG, query, setQuery, matches };
}
