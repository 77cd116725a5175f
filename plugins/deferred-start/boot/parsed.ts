/** Resolves once the whole page is parsed, which it is not yet when the boot script runs. */
export const parsed = new Promise((onParsed) => addEventListener('DOMContentLoaded', onParsed));
