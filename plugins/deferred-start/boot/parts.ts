/** A part of the page that React hydrates separately: the preview of a demo, or all the rest. */
export type Part = Element | Document;

/** The parts besides the page itself. */
export const DEMO = '[data-demo-preview]';

/** The part of the page to which an element belongs. */
export const partOf = (target: Element): Part => target.closest(DEMO) ?? document;
