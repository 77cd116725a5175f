/** A part of the page with its own React root: the preview of a demo, or the page without its demos. */
export type Part = Element | Document;

/** Selects the parts other than the page itself. */
export const DEMO = '[data-demo-preview]';

/** The part of the page to which an element belongs. */
export const partOf = (target: Element): Part => target.closest(DEMO) ?? document;
