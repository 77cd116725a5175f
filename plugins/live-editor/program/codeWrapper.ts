/** Name by which the reader's code calls the guard of its loops. */
export const GUARD = '__running';

/**
 * What is before the code of a module, and after it. Code is parsed like this before it is sent to
 * the frame as well as in it, because a second `const module` is an error only inside a function.
 */
export const CODE_HEAD = `(function (require, module, exports, ${GUARD}) {`;
export const CODE_TAIL = '\n})\n';
