import { useCallback, useEffect, useState } from 'react';

/** Duration of the confirmation (ms). */
const CONFIRMATION_MS = 2000;

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Access was denied, or an insecure origin has no clipboard: the caller shows the text instead.
    return false;
  }
}

/** Result of {@link useCopy}. */
export interface Copying {
  /** Whether the confirmation is shown. */
  copied: boolean;
  /** Shows the confirmation. */
  confirm: () => void;
  copy: (text: string | Promise<string>) => Promise<void>;
}

/**
 * Copies text; if clipboard access is denied, a prompt shows the text to copy by hand.
 *
 * @param promptLabel sentence above the text in the prompt
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
