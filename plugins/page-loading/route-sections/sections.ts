/**
 * Loaders of the sections, by the address with which their pages begin, in lower case. The module that
 * `client-data/slimData.ts` writes takes the place of this one in the scripts of a built site; elsewhere the table of
 * routes is whole.
 */
const sections: Record<string, () => Promise<unknown>> = {};

export default sections;
