/** More code than that is not run, in characters: the compiler and the frame would take seconds. */
export const MAX_CODE = 200_000;
