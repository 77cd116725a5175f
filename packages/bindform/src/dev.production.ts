/** False in the production build. */
export const DEV = false;

/** The production build says codes alone. */
export const sentence = (): string => '';
