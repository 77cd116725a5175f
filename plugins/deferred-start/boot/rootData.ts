/** The data attributes of the root element, by which the boot script and stylesheets communicate. */
export const { dataset: rootData } = document.documentElement;
