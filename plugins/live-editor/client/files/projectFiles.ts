import {
  fileNameProblem,
  isScript,
  MAX_FILES,
  type FileNameProblem,
} from '@site/src/components/codeFiles';
import type { Files } from '../../keptEdits';

/** Why a file cannot be added, renamed or brought back; `entry`: what is shown has to be a script. */
export type FileProblem = FileNameProblem | 'entry';

/** The files after a change, or why the change was refused. */
export type Changed = { files: Files; name: string } | { problem: FileProblem };

/**
 * What the reader has typed as a name, without spaces around it and a `./` before it.
 *
 * @param typed text of the field
 */
export const fileName = (typed: string): string => typed.trim().replace(/^\.\//, '');

/** The file whose default export is shown. */
export const entryOf = (files: Files): string => Object.keys(files)[0];

/** What a new file begins with: an empty text is no JSON. */
const begin = (name: string) => (name.endsWith('.json') ? '{}\n' : '');

/** Adds an empty file at the end. */
export function addFile(files: Files, typed: string): Changed {
  const name = fileName(typed);
  const problem = fileNameProblem(name, Object.keys(files));
  return problem ? { problem } : { files: { ...files, [name]: begin(name) }, name };
}

/** Renames a file, which keeps its place and text. */
export function renameFile(files: Files, from: string, typed: string): Changed {
  const name = fileName(typed);
  const others = Object.keys(files).filter((other) => other !== from);
  const problem = fileNameProblem(name, others);
  if (problem) return { problem };
  if (from === entryOf(files) && !isScript(name)) return { problem: 'entry' };
  const entries = Object.entries(files).map(([own, text]) => [own === from ? name : own, text]);
  return { files: Object.fromEntries(entries) as Files, name };
}

/** The files without one of them. */
export function deleteFile(files: Files, name: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([own]) => own !== name));
}

/**
 * `parts/a.css` as `parts/a-2.css`, or with the first number that is free; out of its folder if that has
 * another case by now. Without one, the name itself.
 */
function freeName(name: string, others: string[]): string {
  const [, folder, stem, extension] = /^(.*\/)?(.*?)((?:\.module)?\.\w+)$/.exec(name)!;
  const numbers = Array.from({ length: MAX_FILES }, (_, index) => index + 2);
  const candidates = [folder ?? '', ''].flatMap((place) =>
    numbers.map((number) => `${place}${stem}-${number}${extension}`),
  );
  return candidates.find((candidate) => !fileNameProblem(candidate, others)) ?? name;
}

/**
 * Brings deleted files back at the end, under another name where theirs is taken.
 *
 * @param files the present files
 * @param removed the deleted ones
 * @returns the files with the name of the first one that is back, or why that cannot be
 */
export function restoreFiles(files: Files, removed: Files): Changed {
  let restored = files;
  let first: string | undefined;
  for (const [name, text] of Object.entries(removed)) {
    const others = Object.keys(restored);
    const free = fileNameProblem(name, others) ? freeName(name, others) : name;
    const problem = fileNameProblem(free, others);
    if (problem) return { problem };
    restored = { ...restored, [free]: text };
    first ??= free;
  }
  return { files: restored, name: first ?? entryOf(files) };
}
