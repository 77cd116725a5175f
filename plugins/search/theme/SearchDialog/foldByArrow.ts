import type { KeyboardEvent } from 'react';
import type { ShownResults } from '../../client/useResults';
import type { Combobox } from './useCombobox';

/**
 * Unfolds the other hits of the active page on the right arrow key at the end of the text, and folds them on the
 * left arrow key.
 *
 * @returns whether the key was handled
 */
export function foldByArrow(
  event: KeyboardEvent,
  { options, isUnfolded, unfold }: ShownResults,
  { active, setActive }: Combobox,
): boolean {
  const isRight = event.key === 'ArrowRight';
  const page = options[active]?.page;
  if (!page || page.more.length === 0 || !(isRight || event.key === 'ArrowLeft')) return false;
  const { selectionStart, value } = event.target as HTMLInputElement;
  if (isUnfolded(page) === isRight || (isRight && selectionStart !== value.length)) return false;
  event.preventDefault();
  // The active option may be a hit that is now folded.
  if (!isRight) setActive(options.findIndex((option) => option.page === page));
  unfold(page, isRight);
  return true;
}
