import ts from 'typescript';
import { createTwoslasher } from 'twoslash';
import { remembered } from '../../src/caches/remembered';

/** A place in a sample, and what the compiler says of it. */
export interface TypeHint {
  /** Offset in the shown code (characters). */
  start: number;
  /** Characters it covers. */
  length: number;
  /** The type, or the compiler's complaint. */
  text: string;
  isError: boolean;
}

/** A sample as it is shown, without the comments that ask for hints. */
export interface HintedSample {
  code: string;
  hints: TypeHint[];
}

/** The types are the same in all languages. */
const samples = remembered<HintedSample>('type hints');

/** `(property) born: Date` and `const rex: {…}` both say more than the name that is there already. */
const withoutKind = (text: string) => text.replace(/^\([a-z ]+\) |^(const|let) /, '');

function askCompiler(source: string, siteDir: string): HintedSample {
  const twoslash = createTwoslasher({
    tsModule: ts,
    vfsRoot: siteDir,
    compilerOptions: {
      strict: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  });
  const { code, nodes } = twoslash(source, 'tsx');
  const hints = nodes.flatMap(({ type, start, length, ...node }) =>
    (type === 'query' || type === 'error') && 'text' in node
      ? [{ start, length, text: withoutKind(node.text ?? ''), isError: type === 'error' }]
      : [],
  );
  return { code, hints: hints.sort((a, b) => a.start - b.start) };
}

/**
 * Asks the TypeScript compiler for the types that a sample marks with `^?`, and for the errors that it
 * announces with `@errors`.
 *
 * @param source the sample's source
 * @param siteDir absolute path of the folder whose `node_modules` the sample imports from
 * @throws Error when the sample has an error that it does not announce
 */
export function typeHints(source: string, siteDir: string): HintedSample {
  return samples(`${siteDir} ${source}`, () => askCompiler(source, siteDir));
}
