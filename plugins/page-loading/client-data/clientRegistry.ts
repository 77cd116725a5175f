/** What an entry has besides its loader: its module by name and by number, for prerendering. */
const NAMES = /, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\1\)\]/g;

/**
 * The table of route chunks without the names of their modules, which only the server's build reads.
 *
 * @param source the module that Docusaurus has generated
 */
export const clientRegistry = (source: string): string => source.replace(NAMES, ']');
