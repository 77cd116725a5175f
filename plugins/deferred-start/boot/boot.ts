import { holdInput, type HeldInput } from './holdInput';

declare global {
  interface Window {
    /** What readers do before React listens. */
    heldInput?: HeldInput;
  }
}

// Also evaluated as a part of the app, in development, where pages have no inline script.
window.heldInput ??= holdInput(() => document.documentElement.setAttribute('data-loading', 'true'));
