import type { KeyboardEvent } from 'react';
import type { ShownResults } from '../../client/useResults';
import type { Combobox } from './useCombobox';

/**
 * Unfolds the other hits of the active page on the right arrow key at the end of the text, and folds them on
 * the left one.
 *
 * @returns whether the key was for that
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
  // What is active may be a hit that is folded now.
  if (!isRight) setActive(options.findIndex((option) => option.page === page));
  unfold(page, isRight);
  return true;
}
