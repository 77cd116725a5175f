/** Most files of a project in a link or in the playground. */
export const MAX_FILES = 20;
/** Longest name of a file with its folders, in characters: Windows refuses paths of more than 260. */
export const MAX_NAME_LENGTH = 100;
const MAX_FOLDERS = 3;

/** Why a file may not have a name. */
export type FileNameProblem =
  /** It is empty. */
  | 'empty'
  /** It is longer than {@link MAX_NAME_LENGTH}. */
  | 'long'
  /** It is an absolute path, or leads out of the folder. */
  | 'outside'
  /** It has other characters than letters from A to Z, digits, `-`, `_`, `.` and `/`. */
  | 'characters'
  /** A part of it begins or ends with a dot, or is empty. */
  | 'dots'
  /** It is in more folders than a link may carry. */
  | 'deep'
  /** It does not end in an extension that can be shown. */
  | 'extension'
  /** Systems or tools give it a meaning, so a project could not be saved or would change how it is built. */
  | 'reserved'
  /** Another file has the name. */
  | 'taken'
  /** Another file or folder has the name in other letter case, which Windows and macOS take for the same. */
  | 'case'
  /** A script with another extension has the name, so that an import could mean either. */
  | 'ambiguous'
  /** It is the name of a folder, or in a folder with the name of a file. */
  | 'folder'
  /** There are {@link MAX_FILES} files already. */
  | 'tooMany';

const SCRIPT = /\.[jt]sx?$/;
const EXTENSION = /\.(?:[jt]sx?|css|json)$/;
const CHARACTERS = /^[\w./-]*$/;
const SEGMENT = /^[\w-]+(?:\.[\w-]+)*$/;
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** What Node.js, TypeScript and Vite read from any folder, and imports of packages look into. */
const TOOL = /^(?:node_modules|package(?:-lock)?\.json|[jt]sconfig[\w.-]*\.json)$/i;

/** Whether a file can be the entry of a project: a script, whose default export is shown. */
export const isScript = (name: string): boolean => SCRIPT.test(name);

function problemAlone(name: string): FileNameProblem | undefined {
  if (name === '') return 'empty';
  if (name.length > MAX_NAME_LENGTH) return 'long';
  const segments = name.split('/');
  if (/^(?:[/\\]|[a-z]:)/i.test(name) || segments.includes('..')) return 'outside';
  if (!CHARACTERS.test(name)) return 'characters';
  if (!segments.every((segment) => SEGMENT.test(segment))) return 'dots';
  if (segments.length > MAX_FOLDERS + 1) return 'deep';
  if (segments.some((segment) => DEVICE.test(segment) || TOOL.test(segment))) return 'reserved';
  return EXTENSION.test(name) ? undefined : 'extension';
}

/** The path of each folder that a file is in, and of the file. */
const pathsTo = (name: string): string[] =>
  name.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'));

const inFolder = (name: string, folder: string) =>
  name.toLowerCase().startsWith(`${folder.toLowerCase()}/`);

function problemBeside(name: string, other: string): FileNameProblem | undefined {
  if (name === other) return 'taken';
  const others = new Map(pathsTo(other).map((path) => [path.toLowerCase(), path]));
  const isRecased = pathsTo(name).some((path) => (others.get(path.toLowerCase()) ?? path) !== path);
  if (isRecased) return 'case';
  if (inFolder(name, other) || inFolder(other, name)) return 'folder';
  const stems = [name, other].map((file) => file.replace(SCRIPT, '').toLowerCase());
  return isScript(name) && isScript(other) && stems[0] === stems[1] ? 'ambiguous' : undefined;
}

/**
 * Checks the name of a file of a project that is carried in links, saved on any system and built with Vite.
 *
 * @param name the name, with its folders before it
 * @param others names of the other files
 * @returns what is wrong, or undefined
 */
export function fileNameProblem(
  name: string,
  others: readonly string[],
): FileNameProblem | undefined {
  const problem = problemAlone(name);
  if (problem) return problem;
  for (const other of others) {
    const clash = problemBeside(name, other);
    if (clash) return clash;
  }
  return others.length < MAX_FILES ? undefined : 'tooMany';
}
