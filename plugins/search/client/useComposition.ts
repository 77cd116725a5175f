import { useRef, type ChangeEvent, type CompositionEvent } from 'react';

/** Handlers of a text field whose changes are searched. */
export interface FieldHandlers {
  onCompositionStart: () => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Keyboards of Android compose every word, and end the composition only at the space after it. */
const composesWords = () => /Android/.test(navigator.userAgent);

/**
 * Holds the text of a field back from the search while an input method composes it.
 *
 * @param onText called on each change during a composition
 * @param onKeywords called on each other change, and when a composition ends; on Android, on each change
 */
export function useComposition(
  onText: (text: string) => void,
  onKeywords: (keywords: string) => void,
): FieldHandlers {
  const isComposing = useRef(false);
  return {
    onCompositionStart: () => {
      isComposing.current = !composesWords();
    },
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      onKeywords(currentTarget.value);
    },
    onChange: ({ target }) => (isComposing.current ? onText : onKeywords)(target.value),
  };
}
