/** Resolves once the whole page is parsed. The boot script always runs before that. */
export const parsed = new Promise((onParsed) => addEventListener('DOMContentLoaded', onParsed));
