/** Asks for every page. */
export const ALL = '--all';

/** Invalid arguments of a command; the message is for the person who typed them. */
export class ArgumentError extends Error {}

/** A page may be named by its address, or by the path of its file in either language. */
const nameOf = (argument: string) =>
  argument.replace(/^.*docs\/(?:current\/)?|^.*\/current\/|^\.?\//, '').replace(/\.mdx?$/, '');

/**
 * Finds out which pages a command is to work on.
 *
 * @param args the arguments: pages, or `--all` alone
 * @param pages names of all pages, for instance `intro/vaild`
 * @throws ArgumentError saying what to write instead
 */
export function pagesFromArguments(args: string[], pages: string[]): string[] {
  if (args.length === 0) {
    throw new ArgumentError(
      `Name the pages whose translation you have reviewed, for instance "npm run i18n:accept -- intro/vaild", or write ${ALL}.`,
    );
  }
  if (args.includes(ALL)) {
    if (args.length > 1) throw new ArgumentError(`Write either ${ALL} or pages, not both.`);
    return pages;
  }
  const option = args.find((argument) => argument.startsWith('-'));
  if (option) throw new ArgumentError(`There is no option ${option}. The only one is ${ALL}.`);
  return args.map((argument) => {
    const name = nameOf(argument);
    if (pages.includes(name)) return name;
    const last = name.split('/').pop();
    const meant = pages.filter((page) => page.split('/').pop() === last);
    const hint =
      meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : 'Its name is its path below docs.';
    throw new ArgumentError(`There is no page ${argument}. ${hint}`);
  });
}
