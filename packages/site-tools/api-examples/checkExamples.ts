import path from 'node:path';
import ts from 'typescript';
import { exampleModule } from './exampleModule';
import type { Example } from './readExamples';

/** Settings for compiling the examples. */
export interface ExampleCompiler {
  /** Absolute path that the file paths of the examples are relative to. */
  root: string;
  /** Absolute path of the TypeScript configuration. */
  tsConfig: string;
  /** Import of all exports of the library, for examples that are fragments. */
  libraryImport: string;
}

/** The bundler handles stylesheets. */
const AMBIENT = "declare module '*.css';";

/** Creates a compiler host that looks for files in memory before it reads the disk. */
function hostWith(files: Map<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  return {
    ...host,
    fileExists: (file) => files.has(file) || fileExists(file),
    readFile: (file) => files.get(file) ?? readFile(file),
    getSourceFile: (file, version, onError, create) => {
      const text = files.get(file);
      if (text === undefined) return getSourceFile(file, version, onError, create);
      return ts.createSourceFile(file, text, version, true);
    },
  };
}

const reasonMissing = ({ file, line, noCheck }: Example) =>
  noCheck === ''
    ? [`${file}:${line - 1}: no-check needs a reason: no-check="needs a package of the reader's".`]
    : [];

/**
 * Compiles the examples of pages against the library.
 *
 * @returns one sentence per mistake: file, line of the page, and the compiler's message
 */
export function checkExamples(examples: Example[], compiler: ExampleCompiler): string[] {
  const { root, tsConfig, libraryImport } = compiler;
  const { config } = ts.readConfigFile(tsConfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsConfig));
  const files = new Map([[path.join(root, 'examples.d.ts'), AMBIENT]]);
  const places = new Map<string, { example: Example; linesBefore: number }>();
  for (const example of examples.filter(({ noCheck }) => noCheck === undefined)) {
    const { text, linesBefore } = exampleModule(example, libraryImport);
    const file = path.join(root, `${example.file}.${example.line}.tsx`);
    files.set(file, text);
    places.set(file, { example, linesBefore });
  }
  const settings = { ...options, types: [], incremental: false, noEmit: true };
  const program = ts.createProgram([...files.keys()], settings, hostWith(files, settings));
  const describe = ({ file, start = 0, messageText, code }: ts.Diagnostic): string[] => {
    const place = file && places.get(path.normalize(file.fileName));
    if (!file || !place) return [];
    const { example, linesBefore } = place;
    const line = file.getLineAndCharacterOfPosition(start).line - linesBefore + example.line;
    const message = ts.flattenDiagnosticMessageText(messageText, '\n  ');
    const where = `${example.file}:${Math.max(line, example.line)}`;
    return [`${where}: ${message} (TS${code})`];
  };
  return [
    ...examples.flatMap(reasonMissing),
    ...ts.getPreEmitDiagnostics(program).flatMap(describe),
  ];
}
