/**
 * The data attributes of the root element, by which the boot script and stylesheets communicate. `loading` shows the
 * loading bar: `app` while the app is loading, `page` while the browser loads the page of a link.
 */
export const { dataset: rootData } = document.documentElement;

/** Hides the loading bar. */
export const clearLoading = (): void => {
  delete rootData.loading;
};
