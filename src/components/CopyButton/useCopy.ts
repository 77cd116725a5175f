import { useCallback, useEffect, useState } from 'react';

/** How long the confirmation stays, in ms. */
const CONFIRMATION_MS = 2000;

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or no clipboard at all on an insecure origin: the caller shows the text instead.
    return false;
  }
}

/** What {@link useCopy} gives. */
export interface Copying {
  /** The confirmation is on. */
  copied: boolean;
  /** Turns the confirmation on. */
  confirm: () => void;
  copy: (text: string | Promise<string>) => Promise<void>;
}

/**
 * Copies text; where the clipboard is refused, a prompt shows it to copy by hand.
 *
 * @param promptLabel the sentence above the text in that prompt
 */
export function useCopy(promptLabel: string): Copying {
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return undefined;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const confirm = useCallback(() => setCopies((count) => count + 1), []);
  const copy = useCallback(
    async (wanted: string | Promise<string>) => {
      const text = typeof wanted === 'string' ? wanted : await wanted;
      if (await writeToClipboard(text)) confirm();
      else window.prompt(promptLabel, text);
    },
    [confirm, promptLabel],
  );
  return { copied, confirm, copy };
}
