import { ArgumentError } from '../../../src/languages/localeArguments';

/** Selects every page. */
export const ALL = '--all';

/** Accepts the address of a page, or the path of its file in either language. */
const nameOf = (argument: string) =>
  argument.replace(/^.*docs\/(?:current\/)?|^.*\/current\/|^\.?\//, '').replace(/\.mdx?$/, '');

/**
 * Determines the pages that a command works on.
 *
 * @param args pages, or empty for all pages
 * @param isAll whether `--all` was passed
 * @param pages names of all pages, such as `intro/vaild`
 * @throws ArgumentError with the correct usage
 */
export function pagesFromArguments(args: string[], isAll: boolean, pages: string[]): string[] {
  if (args.length === 0 && !isAll) {
    throw new ArgumentError(
      `Name the pages whose translation you have reviewed, for instance "npm run i18n:accept -- intro/vaild", or write ${ALL}.`,
    );
  }
  if (isAll) {
    if (args.length > 0) throw new ArgumentError(`Write either ${ALL} or pages, not both.`);
    return pages;
  }
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
