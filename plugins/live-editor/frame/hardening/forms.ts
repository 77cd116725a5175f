import { detached } from './originals';

const preventDefault = detached(Event.prototype.preventDefault);

/**
 * Lets forms run their submit handlers, but not navigate. The policy blocks the navigation, but with an error page
 * that would replace the demo and add an entry to the tab's history.
 */
export function keepFormsHere(): void {
  HTMLFormElement.prototype.submit = () => undefined;
  // On the window, so after React's listeners, which check `defaultPrevented` for actions.
  window.addEventListener('submit', preventDefault);
}
