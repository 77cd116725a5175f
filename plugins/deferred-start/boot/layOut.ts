import { rootData } from './rootData';
import { isInField } from './shortcuts';

/**
 * Has all blocks laid out after a new hash has moved the reader, and brings its target into view once more; and goes to
 * the end of the page on End: Chromium can lose its own scroll while so much is laid out. Other keys, also End in a
 * field and Shift+End, which selects text, must not move what the reader sees.
 */
export function layOut(event: Event & Partial<KeyboardEvent>): void {
  if (!rootData.lazy || event.shiftKey || (event.key && (event.key !== 'End' || isInField(event))))
    return;
  delete rootData.lazy;
  if (!event.key) document.querySelector(':target')?.scrollIntoView();
  // Farther down than any page ends. In a list that scrolls itself, End goes to the end of the list.
  else if (event.target === document.body) scrollTo(0, 1e9);
}
