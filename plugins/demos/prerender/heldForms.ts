/** On a form that is not to be sent before its demo runs. */
const HELD = 'data-held';

const OPENING_TAG = /<form\b(?![^>]*\smethod=)/g;

/**
 * Keeps the forms of a prerendered demo from being sent while no script runs yet, which would load the
 * page again: outside a `<dialog>`, the method `dialog` does nothing
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm).
 *
 * @param html what React has rendered, with `>` escaped in attributes
 */
export const holdForms = (html: string): string =>
  html.replace(OPENING_TAG, `<form method="dialog" ${HELD}`);

/**
 * Makes the forms again what the demo has made them, right before React takes them over.
 *
 * @param container element with the prerendered demo
 */
export function releaseForms(container: HTMLElement): void {
  for (const form of container.querySelectorAll(`form[${HELD}]`)) {
    form.removeAttribute('method');
    form.removeAttribute(HELD);
  }
}
