import { detached } from './originals';

const preventDefault = detached(Event.prototype.preventDefault);

/**
 * Lets forms run their submit handlers, but never navigate. The policy would block the navigation, but an
 * error page would replace the demo and add an entry to the tab's history.
 */
export function keepFormsHere(): void {
  HTMLFormElement.prototype.submit = () => undefined;
  // On the window, so after React's listeners, which check `defaultPrevented` for actions.
  window.addEventListener('submit', preventDefault);
}
