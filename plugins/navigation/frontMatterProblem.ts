import type { ParseFrontMatter } from '@docusaurus/types';

type ParseParams = Parameters<ParseFrontMatter>[0];
type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** No page has this key: a key that nothing reads is a problem itself. */
const PROBLEM = 'problem';

/** What decides on the address of a page, and names it. */
const KEPT = ['id', 'slug', 'title'];

/**
 * Makes front matter that says what is wrong with it. Thrown instead, the sentence would come out between lines of
 * Docusaurus and of the bundler, which both read the front matter; so `page-checks` says it.
 *
 * @param params what Docusaurus asks to be parsed
 * @param problem sentence with file, line and remedy
 * @returns the problem and what keeps the page in its place, so that nothing else is wrong
 */
export async function withProblem(params: ParseParams, problem: string): Promise<Parsed> {
  const { frontMatter, content } = await params
    .defaultParseFrontMatter(params)
    .catch(() => ({ frontMatter: {} as Record<string, unknown>, content: '' }));
  const kept = KEPT.filter((key) => typeof frontMatter[key] === 'string');
  return {
    content,
    frontMatter: {
      ...Object.fromEntries(kept.map((key) => [key, frontMatter[key]])),
      [PROBLEM]: problem,
    },
  };
}

/** Returns what {@link withProblem} has noted. */
export const problemIn = (frontMatter: Record<string, unknown>): string | undefined =>
  frontMatter[PROBLEM] as string | undefined;
