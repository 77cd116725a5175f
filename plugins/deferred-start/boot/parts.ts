import { DEMO } from '@site/src/components/siteFiles/keptFields';

/** A part of the page with its own React root: the preview of a demo, or the page without its demos. */
export type Part = Element | Document;

export { DEMO };

/** What React hydrates. A panel outside has its own root and works already. */
export const HYDRATED = `#__docusaurus, ${DEMO}`;

/** The part of the page to which an element belongs. */
export const partOf = (target: Element): Part => target.closest(DEMO) ?? document;
