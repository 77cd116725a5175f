/**
 * @title Abort requests that are no longer needed
 * @description Type SPRING letter by letter. Each keystroke aborts the previous request, so only the last one completes.
 * @keywords AbortSignal, AbortController, abort, cancel request, fetch, async validator
 */
import { useState } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

/** Simulates a request: like fetch, it rejects when the signal is aborted. */
const isValidCode = (code: string, signal: AbortSignal) =>
  new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => resolve(code === 'SPRING'), 800);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

export default function DiscountCode() {
  const { render } = useForm({ code: '' }, { labelPosition: 'top' });
  const [log, setLog] = useState<string[]>([]);
  const note = (line: string) => setLog((lines) => [...lines, line]);

  return (
    <>
      {render('code', {
        label: 'Discount code',
        rules: {
          required: 'Enter a code',
          async validator(code, { signal }) {
            const isValid = await isValidCode(code, signal).catch(() => false);
            note(signal.aborted ? /* i18n */ `${code}: aborted` : /* i18n */ `${code}: answered`);
            return isValid || 'This code is not valid';
          },
        },
      })(<input autoComplete="off" />)}
      <ol aria-label="Request log">
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
