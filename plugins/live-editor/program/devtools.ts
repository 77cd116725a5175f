/** The module that shows the forms of a demo; it is fetched for a demo that imports {@link LIBRARY}. */
export const DEVTOOLS = 'bindform/devtools';
export const LIBRARY = 'bindform';
