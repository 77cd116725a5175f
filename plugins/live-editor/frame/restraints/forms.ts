/**
 * Lets forms submit to their own handlers only. A form that nothing prevents would load the address of the
 * frame again, which the policy refuses: an error page would take the demo's place, and an entry would be
 * added to the tab's history.
 */
export function keepFormsHere(): void {
  HTMLFormElement.prototype.submit = () => undefined;
  // Last of all listeners: React asks in the listeners before whether the demo has prevented it.
  window.addEventListener('submit', (event) => event.preventDefault());
}
