import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** A button that shows and hides something, after the APG's disclosure pattern. */
export interface Disclosure {
  open: boolean;
  close: () => void;
  /** For the element around the button and what it shows. */
  rootRef: RefObject<HTMLDivElement | null>;
  rootProps: {
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  buttonRef: RefObject<HTMLButtonElement | null>;
  buttonProps: {
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  };
  /** For what the button shows. */
  contentId: string;
}

/**
 * State and handlers of a disclosure (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/): the button
 * opens and closes, Escape closes and returns the focus to the button, and so, without moving it, does
 * a click or the focus elsewhere.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const contentId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!rootRef.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  return {
    open,
    close: () => setOpen(false),
    rootRef,
    rootProps: {
      onBlur({ currentTarget, relatedTarget }) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
      onKeyDown(event) {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        buttonRef.current?.focus();
      },
    },
    buttonRef,
    buttonProps: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': contentId,
      onClick: () => setOpen(!open),
    },
    contentId,
  };
}
