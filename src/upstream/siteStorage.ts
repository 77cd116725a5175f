// Runs in the browser, and in Node when pages are prerendered.

/** The namespace of the site's keys in local storage, from the option `storage`, without React's context. */
export { default as siteStorage } from '@generated/site-storage';
