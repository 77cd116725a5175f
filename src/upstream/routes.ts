// Runs in the browser, and in Node when pages are prerendered.

/** The table of routes, with the fields that plugins have set. */
export { default as routes } from '@generated/routes';
