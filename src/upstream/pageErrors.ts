// Runs in Node: what is said of a page that cannot be compiled, at build and by a development server.
import { createRequire } from 'node:module';
import { mdxProblem, type ParserMessage } from '../mdx/parsePage';
import { placeIn } from '../mdx/place';

type Compile = (page: { filePath: string }) => Promise<unknown>;

/** The used part of Docusaurus's module. */
interface MdxLoader {
  compileToJSX: Compile;
}

/** Functions that have been wrapped already: the configuration is loaded again after each change of it. */
const wrapped = Symbol.for('bindform.pageErrors');

/** How Docusaurus names the place of a link or an image that it cannot follow. */
const IN_SOURCE = / in source file "([^"]+)" \((\d+):\d+\)/;

/** What is wrong with a page, in one sentence with its place; undefined for an error that names none. */
function sentenceOf(filePath: string, cause: Error & Partial<ParserMessage>): string | undefined {
  const { message, reason } = cause;
  if (placeIn(message)) return message;
  if (reason !== undefined) return mdxProblem(filePath, { ...cause, reason });
  const [found, file, line] = IN_SOURCE.exec(message) ?? [];
  return (
    found &&
    `${file}:${line}: ${message.split('\n')[0].replace(found, '')} Correct the path; a page with "debug: true" is not built.`
  );
}

/**
 * Wraps the function of Docusaurus that compiles a page. Its error repeats the cause, with details of the parser; the
 * new one is the sentence alone.
 *
 * @param compile Docusaurus's function
 */
export function explaining(compile: Compile): Compile {
  return async (page) => {
    try {
      return await compile(page);
    } catch (error) {
      const { cause } = error as Error;
      const sentence = cause instanceof Error && sentenceOf(page.filePath, cause);
      throw sentence ? new Error(sentence) : error;
    }
  };
}

/** Makes Docusaurus say in one sentence why a page cannot be compiled. Call this while the configuration is read. */
export function explainPageErrors(): void {
  if (process.env.STACKS) return;
  // The instance that the bundler loads.
  const load = createRequire(require.resolve('@docusaurus/core/package.json'));
  const loader = load('@docusaurus/mdx-loader/lib/utils.js') as MdxLoader & { [wrapped]?: true };
  if (loader[wrapped]) return;
  loader.compileToJSX = explaining(loader.compileToJSX);
  loader[wrapped] = true;
}
