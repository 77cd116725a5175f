/**
 * Lets forms run their submit handlers, but never navigate. The policy blocks the navigation of a form
 * whose default nobody prevents, so an error page would replace the demo and add an entry to the tab's
 * history.
 */
export function keepFormsHere(): void {
  HTMLFormElement.prototype.submit = () => undefined;
  // On the window, so after React's listeners, which check `defaultPrevented` for actions.
  window.addEventListener('submit', (event) => event.preventDefault());
}
