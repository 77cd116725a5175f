/** Runs a callback once the whole page is parsed: now, or on `DOMContentLoaded`. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}
