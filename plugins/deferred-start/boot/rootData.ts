/**
 * The data attributes of the root element, by which the boot script and stylesheets communicate. `loading` shows the
 * loading bar: for the `app`, or for the `page` that the reader has followed a link to.
 */
export const { dataset: rootData } = document.documentElement;

/** Hides the loading bar. */
export const clearLoading = (): void => {
  delete rootData.loading;
};
