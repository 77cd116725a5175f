// Runs in the browser, and in Node when pages are prerendered.

/** Shows a message, or its English text if it is not translated. */
export { default as Translate, translate } from '@docusaurus/core/lib/client/exports/Translate';

/** The messages of the page's language, by id. */
export { default as messages } from '@generated/codeTranslations';

/** The languages of the site, without React's context. */
export { default as i18n } from '@generated/i18n';
